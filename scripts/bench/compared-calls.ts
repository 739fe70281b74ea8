import { callerOf, type Call } from '../site/caller.ts';
import type { Login } from '../lib/site.ts';
import { oneStatements, type OneStatement } from './bare/one-statement.ts';

/** The calls that are compared with a bare server. */
export interface Compared {
  name: string;
  title: string;
  /** target share of the bare server's rate */
  aim?: number;
  /** the statement of the second baseline (bare/one-statement.ts), and the promised share of its CPU */
  one?: OneStatement & { promise: number };
  /** a read that the site caches: measured also on a site with its caches */
  cached?: boolean;
  request: () => Omit<Call, 'body'> & { body?: string };
  /** whether the bare server must verify a password too */
  hashes?: boolean;
}

const feed = `query { feed(kind: EVERYONE) {
  items { id body author { name username } postedAt clapCount commentCount reactions { reaction count } } } }`;
const createPost = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id postedAt } } }`;
const comments = `query ($target: TargetInput!) { comments(target: $target) {
  items { id body author { name } reactions { reaction count } } count } }`;

/** @param logins at least two members */
export const comparedCalls = async (origin: string, [writer, reader]: Login[]): Promise<Compared[]> => {
  const visitor = callerOf(origin);
  if (!writer || !reader) throw new Error('two logins are needed');
  const [asWriter, asReader] = [await visitor.signedIn(writer), await visitor.signedIn(reader)];
  const data = await visitor.data(`query { latestEpisodes(size: 1) { items { id title { name } } } }`);
  const [episode] = data.latestEpisodes.items;
  const target = { kind: 'EPISODE', id: episode.id };
  const post = `mutation ($input: PostCommentInput!) { postComment(input: $input) { comment { id } } }`;
  let parentId = '';
  for (let n = 1; n <= 20; n += 1) {
    const body = `Ölçüm için ${n}. yorum: bu bölümü çok sevdim, devamını bekliyorum.`;
    const posted = await asReader.data(post, { input: { target, body } });
    parentId = posted.postComment.comment.id;
  }
  for (let n = 1; n <= 20; n += 1)
    await asReader.data(createPost, { input: { body: `Ölçüm için ${n}. gönderi` } });
  const reply = `mutation ($input: PostReplyInput!) { postReply(input: $input) { comment { id } } }`;

  return [
    {
      name: 'comments-legacy',
      title: '20 comments with authors, legacy call',
      cached: true,
      aim: 0.45,
      one: { ...oneStatements.comments, promise: 0.6 },
      request: () => visitor.form('/get/more/comment', { type: '2', id: episode.id, page: '1' }),
    },
    {
      name: 'comments-graphql',
      title: '20 comments with authors, GraphQL',
      cached: true,
      aim: 0.35,
      one: { ...oneStatements.comments, promise: 0.6 },
      request: () => visitor.graphql(comments, { target }),
    },
    {
      name: 'comments-member',
      title: '20 comments with authors, GraphQL, of a member',
      one: { ...oneStatements.comments, promise: 0.6 },
      request: () => asReader.graphql(comments, { target }),
    },
    {
      name: 'reply',
      title: 'a reply written, with its event and notification',
      aim: 0.25,
      one: { ...oneStatements.reply, promise: 0.12 },
      request: () => asWriter.graphql(reply, { input: { parentId, body: 'Ölçüm için bir yanıt' } }),
    },
    {
      name: 'feed',
      title: '20 posts of the flow with authors, GraphQL',
      cached: true,
      one: { ...oneStatements.feed, promise: 0.5 },
      request: () => visitor.graphql(feed),
    },
    {
      name: 'feed-member',
      title: '20 posts of the flow with authors, GraphQL, of a member',
      one: { ...oneStatements.feed, promise: 0.5 },
      request: () => asReader.graphql(feed),
    },
    {
      name: 'post',
      title: 'a post written, with its event',
      one: { ...oneStatements.post, promise: 0.12 },
      request: () => asWriter.graphql(createPost, { input: { body: 'Ölçüm için bir gönderi' } }),
    },
    {
      name: 'search',
      title: 'search, legacy call',
      cached: true,
      aim: 0.8,
      request: () => visitor.form('/search', { query: episode.title.name.slice(0, 6) }),
    },
    {
      name: 'home',
      title: 'home page rendered',
      request: () => ({ url: `${origin}/`, method: 'GET', headers: {} }),
    },
    {
      name: 'sign-in',
      title: 'sign-in',
      hashes: true,
      request: () => visitor.form('/auth/login', { username: writer.username, password: writer.password }),
    },
  ];
};
