import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { changedIds, CommentsService, SocialService, TargetKind, wakes, withdrawnIds } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';
import { poll, post } from './support/world/social.js';
import { comment, member, other } from './support/world/things.js';

const plain = { ...post, authorId: 'author-1', ownClaps: 0 };
const covered = { ...plain, id: 'post-3', authorId: 'author-2', body: '', covered: true };
const question = { ...poll, authorId: 'author-3', poll: { ...poll.poll, ownAnswer: 0 } };

let site: Site;
/** Who asked for a page of the feed, in order: a member for the own one, `all` for the one of any member. */
let askers: string[];
let countAskers: string[];
let posts: object[];
let hidden: { memberIds?: string[]; hidesMore?: boolean };
/** The claps of the member who asks. */
let claps: { postId: string; count: number }[];
beforeEach(async () => {
  [askers, countAskers, claps] = [[], [], []];
  posts = [plain];
  hidden = {};
  site = await startSite();
  site.sessions.set('token-2', { id: 'session-2', member: { ...member, id: other.id } });
  site.peers.fake(SocialService, {
    getHiddenAuthors: async () => hidden,
    getOwnClaps: async ({ postIds }) => ({ claps: claps.filter(({ postId }) => postIds.includes(postId)) }),
    listFeed: async ({ asAnyMember }, { viewer }) => {
      askers.push(asAnyMember ? 'all' : (viewer.memberId ?? 'visitor'));
      return { posts, info: { last: true }, asAnyMember };
    },
    getPosts: async ({ ids }, { viewer }) => ({
      posts: posts
        .map((one) => one as typeof plain)
        .filter(({ id }) => ids.includes(id))
        .map((one) => ({ ...one, body: `yalnız ${viewer.memberId}`, covered: false })),
    }),
  });
  site.peers.fake(CommentsService, {
    getPostCounts: async ({ postIds, asAnyMember }, { viewer }) => {
      countAskers.push(asAnyMember ? 'all' : (viewer.memberId ?? 'visitor'));
      return { counts: postIds.map((postId) => ({ postId, commentCount: 5 })), asAnyMember };
    },
  });
});
afterEach(() => site.close());

const wake = async (subject: string, hint?: string) => {
  site.live.wake(subject, hint);
  await new Promise(setImmediate);
};
const FEED = '{ feed(kind: EVERYONE) { items { id body ownClaps commentCount covered } } }';
const feedFor = async (token?: string, query = FEED) => {
  const { data, errors } = await site.graphql(query, {}, { ...(token && { token }) });
  if (errors) throw new Error(String(errors[0]?.extensions['code']));
  return (data as unknown as { feed: { items: { id: string; body: string; ownClaps: number }[] } }).feed
    .items;
};
/** For whom the page was read that a member gets: `all`, also if it was read before, or the member. */
const readerFor = async (token: string) => {
  askers.length = 0;
  await feedFor(token);
  return askers.at(-1) ?? 'all';
};

describe('the feed of all', () => {
  it('is read once for all members, with its counts, and apart from that of visitors', async () => {
    for (const token of ['token-1', 'token-2', 'token-1', undefined, 'token-2'])
      expect(await feedFor(token)).toMatchObject([{ id: plain.id, body: plain.body, commentCount: 5 }]);
    for (const who of [askers, countAskers]) {
      expect(new Set(who)).toEqual(new Set(['all', 'visitor']));
      expect(who.length).toBeLessThan(5);
    }
  });

  it("has each member's own claps", async () => {
    claps = [{ postId: plain.id, count: 4 }];
    expect(await feedFor('token-1')).toMatchObject([{ ownClaps: 4 }]);
    claps = [];
    expect(await feedFor('token-2')).toMatchObject([{ ownClaps: 0 }]);
    expect(new Set(askers)).toEqual(new Set(['all']));
  });

  it('has posts with spoilers and polls as each member gets them', async () => {
    posts = [plain, covered, question];
    expect(await feedFor('token-1')).toMatchObject([
      { body: plain.body },
      { body: 'yalnız member-1', covered: false },
      { body: 'yalnız member-1' },
    ]);
    expect((await feedFor('token-2')).map(({ body }) => body)).toEqual([
      plain.body,
      'yalnız member-2',
      'yalnız member-2',
    ]);
    expect(new Set(askers)).toEqual(new Set(['all']));
  });

  it('is read anew after 2 s, which no wake reports: claps of others', async () => {
    await feedFor('token-1');
    posts = [{ ...plain, body: 'yeni' }];
    site.clock.advance(2_500);
    expect(await feedFor('token-1')).toMatchObject([{ body: 'yeni' }]);
    expect(askers).toEqual(['all', 'all']);
  });

  it('is read anew at once without a removed post, and never returned from before it', async () => {
    await feedFor('token-1');
    posts = [];
    await wake(wakes.flow, withdrawnIds([]));
    expect(await feedFor('token-1')).toEqual([]);
    posts = [plain];
    await wake(wakes.flow, withdrawnIds([]));
    site.peers.fake(SocialService, { listFeed: () => Promise.reject(new DomainError('TRY_AGAIN')) });
    await expect(feedFor('token-1')).rejects.toThrow('TRY_AGAIN');
  });
});

describe('the feed of all is read for the member alone', () => {
  beforeEach(async () => expect(await readerFor('token-1')).toBe('all'));

  it('if an author on it is hidden from the member, as soon as the wake tells', async () => {
    hidden = { memberIds: ['author-1'] };
    expect(await readerFor('token-1')).toBe('all');
    await wake(wakes.hiddenPosts, changedIds([member.id, 'author-1']));
    expect(await readerFor('token-1')).toBe(member.id);
    hidden = {};
    expect(await readerFor('token-2')).toBe('all');
    await wake(wakes.hiddenPosts, changedIds([member.id, 'author-1']));
    expect(await readerFor('token-1')).toBe('all');
  });

  it('10 s after a block whose wake is lost', async () => {
    hidden = { memberIds: ['author-1'] };
    site.clock.advance(10_000);
    expect(await readerFor('token-1')).toBe(member.id);
  });

  it('if the member mutes words, but not if other authors are hidden', async () => {
    hidden = { memberIds: ['author-9'] };
    await wake(wakes.hiddenPosts, changedIds([member.id]));
    expect(await readerFor('token-1')).toBe('all');
    hidden = { hidesMore: true };
    await wake(wakes.hiddenPosts, changedIds([member.id]));
    expect(await readerFor('token-1')).toBe(member.id);
  });

  it('while social does not say what is hidden', async () => {
    site.peers.fake(SocialService, {
      getHiddenAuthors: () => Promise.reject(new DomainError('INTERNAL')),
    });
    await wake(wakes.hiddenPosts, changedIds([member.id]));
    expect(await readerFor('token-1')).toBe(member.id);
  });

  it('if a replica of the previous version answers with the own page of the member who asks', async () => {
    site.peers.fake(SocialService, {
      listFeed: async (_request, { viewer }) => {
        askers.push(viewer.memberId ?? 'visitor');
        return { posts: [{ ...plain, body: `yalnız ${viewer.memberId}` }], info: { last: true } };
      },
    });
    await wake(wakes.flow, withdrawnIds([]));
    expect(await feedFor('token-1')).toMatchObject([{ body: 'yalnız member-1' }]);
    expect(await feedFor('token-2')).toMatchObject([{ body: 'yalnız member-2' }]);
  });

  it('if a post with a spoiler is hidden from the member', async () => {
    posts = [plain, covered];
    await wake(wakes.flow, withdrawnIds([]));
    site.peers.fake(SocialService, { getPosts: async () => ({ posts: [] }) });
    expect(await readerFor('token-1')).toBe(member.id);
  });

  it.each([wakes.postMarks, wakes.reactions])(
    'after a write that %s reports, for that member',
    async (subject) => {
      await wake(subject, changedIds([member.id]));
      expect(await readerFor('token-1')).toBe(member.id);
      expect(countAskers.at(-1)).toBe(member.id);
      expect(await readerFor('token-2')).toBe('all');
    },
  );

  it.each([
    'createPost(input: {body: "yeni"}) { post { id } }',
    'editPost(input: {id: "post-1", body: "yeni", version: 3}) { post { id } }',
    'deletePost(id: "post-1") { id }',
    'deletePostPhoto(postId: "post-1", photoId: "photo-1") { post { id } }',
    'clap(input: {postId: "post-1", claps: 1}) { ownClaps }',
    'voteInPoll(input: {postId: "post-2", answer: 1}) { postId }',
    'setReaction(input: {targetType: POST, targetId: "post-1", reaction: LIKE, active: true}) { targetId }',
    'postComment(input: {target: {kind: POST, id: "post-1"}, body: "yeni"}) { comment { id } }',
    'postReply(input: {parentId: "comment-1", body: "yeni"}) { comment { id } }',
  ])('after %s, before its wake arrives', async (mutation) => {
    const target = { kind: TargetKind.POST, id: 'post-1' };
    site.peers.fake(CommentsService, { postReply: async () => ({ comment: { ...comment, target } }) });
    const { errors } = await site.graphql(`mutation { ${mutation} }`, {}, { token: 'token-1' });
    expect(errors).toBeUndefined();
    expect(await readerFor('token-1')).toBe(member.id);
    expect(await readerFor('token-2')).toBe('all');
  });

  it('while wakes do not arrive', async () => {
    Object.assign(site.live, { connected: false });
    expect(await readerFor('token-1')).toBe(member.id);
  });

  it('if it is the feed of followed members', async () => {
    askers.length = 0;
    await feedFor('token-1', FEED.replace('EVERYONE', 'FOLLOWED'));
    expect(askers).toEqual([member.id]);
  });
});
