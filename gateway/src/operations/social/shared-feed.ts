import { FeedKind, wakes, type Post, type PostCounts } from '@seyir/proto';
import type { Ctx } from '../../context.js';
import { sourceOf } from '../../live/watch.js';
import { pageOf, type PageOf } from '../page.js';

/** A page of the feed of all members as any of them gets it. */
interface FeedPage {
  readonly page: PageOf<Post>;
  readonly authorIds: ReadonlySet<string>;
  /** The posts that may differ between members: those with a spoiler, which one has reached, and those with a poll. */
  readonly personalIds: readonly string[];
  /** Counts of comments and reactions by post; undefined while comments does not answer. */
  readonly counts: ReadonlyMap<string, PostCounts> | undefined;
  /** The watch's mark before the reads. */
  readonly mark: number;
}

interface AskedPage {
  readonly number: number;
  readonly size: number;
  readonly cursor: string;
}

type Counts = Pick<PostCounts, 'commentCount' | 'reactions'>;

/** The posts that were read for all members, with the counts of their pages. */
const shared = new WeakMap<Post, FeedPage['counts']>();
const NO_COUNTS: Counts = { commentCount: 0, reactions: [] };

/** Whether a post was read for all members, so that the viewer's own claps are not in it. */
export const isShared = (post: Post): boolean => shared.has(post);

/** The counts that were read for all members together with the post; undefined if there are none. */
export const sharedCounts = (post: Post): Counts | undefined => {
  const counts = shared.get(post);
  return counts && (counts.get(post.id) ?? NO_COUNTS);
};

/**
 * The page of the feed of all that any member gets, for a member who would get the same posts: none of its authors is hidden from the
 * member, and the member has not written since it was read. The posts with spoilers and polls are read for the member. Undefined for
 * any other member, and while wakes do not arrive. Changes by others that no wake reports, such as claps, are at most as late as the
 * age of the page.
 */
export const sharedFeed = async (
  ctx: Ctx,
  memberId: string,
  page: AskedPage,
): Promise<PageOf<Post> | undefined> => {
  const { parts, loaders } = ctx;
  const hidden = await hiddenAuthors(ctx, memberId);
  if (!hidden || hidden.hidesMore) return undefined;
  const key = `${page.number}:${page.size}:${page.cursor}`;
  const found = await parts.memberFeeds.get(key, wakes.flow, () => readForAll(ctx, page));
  if (!found || !isCurrent(ctx, memberId, found.mark)) return undefined;
  if (hidden.memberIds.some((id) => found.authorIds.has(id))) return undefined;
  const { page: all, personalIds, counts } = found;
  const own = await ownVersions(ctx, personalIds);
  if (own.size < personalIds.length) return undefined;
  if (counts) for (const id of own.keys()) loaders.postCounts.prime(id, counts.get(id));
  return own.size === 0 ? all : { ...all, items: all.items.map((post) => own.get(post.id) ?? post) };
};

/** Undefined if an answer is not the one for all: a replica of a previous version does not know the question. */
const readForAll = async ({ parts, services }: Ctx, page: AskedPage): Promise<FeedPage | undefined> => {
  const mark = parts.watch.mark();
  const asked = { kind: FeedKind.EVERYONE, page, asAnyMember: true };
  const { posts, info, asAnyMember } = await services.social.listFeed(asked);
  if (!asAnyMember) return undefined;
  const counts = await countsForAll(
    services,
    posts.map(({ id }) => id),
  );
  for (const post of posts) shared.set(post, counts);
  return {
    page: { ...pageOf(posts, info), count: posts.length },
    authorIds: new Set(posts.map(({ authorId }) => authorId)),
    personalIds: posts.filter(({ covered, poll }) => covered || poll !== undefined).map(({ id }) => id),
    counts,
    mark,
  };
};

const countsForAll = async (
  { comments }: Ctx['services'],
  postIds: string[],
): Promise<FeedPage['counts']> => {
  if (postIds.length === 0) return new Map();
  const answer = await comments.getPostCounts({ postIds, asAnyMember: true }).catch(() => undefined);
  return answer?.asAnyMember ? new Map(answer.counts.map((one) => [one.postId, one])) : undefined;
};

/** Whether all wakes since the mark have arrived, and none reports a removed post or a write of the member. */
const isCurrent = ({ parts: { watch } }: Ctx, memberId: string, mark: number): boolean =>
  [wakes.flow, wakes.postMarks, wakes.reactions].every((source) => watch.isSubscribedSince(source, mark)) &&
  !watch.isWithdrawn(wakes.flow, mark) &&
  ![wakes.postMarks, wakes.reactions].some((subject) => watch.isChanged(sourceOf(subject, memberId), mark));

/** Undefined while social does not answer, and for a replica of its previous version. */
const hiddenAuthors = ({ parts, services }: Ctx, memberId: string) =>
  parts.hiddenAuthors
    .get(
      memberId,
      wakes.hiddenPosts,
      () => services.social.getHiddenAuthors({}),
      () => [memberId],
    )
    .catch(() => undefined);

const ownVersions = async ({ services }: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, Post>> => {
  if (ids.length === 0) return new Map();
  const { posts } = await services.social.getPosts({ ids: [...ids] });
  return new Map(posts.map((post) => [post.id, post]));
};

/** After a write of the viewer about posts: the member's next read must not get the page of before. Its wake may still be on its way. */
export const postMarked = ({ parts, viewer }: Ctx): void => {
  if (viewer.memberId !== undefined) parts.watch.change(sourceOf(wakes.postMarks, viewer.memberId));
};
