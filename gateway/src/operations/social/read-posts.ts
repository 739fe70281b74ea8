import { DomainError, notFound } from '@seyir/kit/stateless';
import { FeedKind, wakes, type Post } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { noteRead } from '../../live/note-read.js';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { cursor, id, ids, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage, type PageOf } from '../page.js';
import { sharedFeed } from './shared-feed.js';

const paged = { page, size: size(20, 50), cursor };

export const feedKind = z.enum(FeedKind).refine((kind) => kind !== FeedKind.UNSPECIFIED);

/**
 * A feed, the newest posts first; with `newerThan`, the posts directly above that one. NO_SESSION if a visitor requests FOLLOWED.
 */
export const listFeed = operation({
  input: z.object({ kind: feedKind, newerThan: id.optional(), ...paged }),
  access: 'public',
  run: (ctx, { kind, newerThan = '', ...asked }): Promise<PageOf<Post>> =>
    readPage(ctx, `feed:${kind}`, asked, async (page) => {
      const { memberId } = ctx.viewer;
      const forAll =
        // The newer posts of an open page were counted a moment ago, and all of them must come.
        memberId !== undefined && kind === FeedKind.EVERYONE && newerThan === ''
          ? await sharedFeed(ctx, memberId, page)
          : undefined;
      if (forAll) return forAll;
      return asPublic(ctx, `feed:${kind}:${newerThan}:${keyOf(page)}`, async ({ social }) => {
        const { posts, info } = await social.listFeed({ kind, page, newerThan });
        return { ...pageOf(posts, info), count: posts.length };
      });
    }),
});

/** The posts of a member, the newest first; undefined if the member hides them from the viewer. */
export const listMemberPosts = operation({
  input: z.object({ memberId: id, ...paged }),
  access: 'public',
  run: (ctx, { memberId, ...asked }): Promise<PageOf<Post> | undefined> =>
    readPage(ctx, `posts:${memberId}`, asked, async (page) => {
      noteRead(ctx.parts, wakes.flow);
      const { posts, info } = await ctx.services.social.listMemberPosts({ memberId, page });
      return { ...pageOf(posts, info), count: posts.length };
    }).catch(noneWhenNotFound),
});

/** A post as the viewer may see it; undefined if there is none. */
export const getPost = operation({
  input: z.object({ id }),
  access: 'public',
  run: (ctx, { id: postId }): Promise<Post | undefined> =>
    asPublic(
      ctx,
      `post:${postId}`,
      async ({ social }) => (await social.getPosts({ ids: [postId] })).posts[0],
    ),
});

const keyOf = ({ number, size, cursor }: { number: number; size: number; cursor: string }): string =>
  `${number}:${size}:${cursor}`;

/**
 * Reads posts for the viewer. All visitors share one cached read, which is dropped when a post changes; a page that was rendered
 * from it is then rendered again.
 */
const asPublic = <T>(
  { viewer, services, parts }: Ctx,
  key: string,
  read: (from: Ctx['services']) => Promise<T>,
): Promise<T> =>
  viewer.memberId ? read(services) : parts.reads.get(key, wakes.flow, () => read(parts.asVisitor));

/** Posts by id as the viewer may see them; others are left out. */
export const getPosts = operation({
  input: z.object({ ids: ids(100) }),
  access: 'public',
  run: async ({ services }, input): Promise<Post[]> => (await services.social.getPosts(input)).posts,
});

/** The hidden content of covered posts, for a reader who asks to see it. */
export const revealPosts = operation({
  input: z.object({ ids: ids(50) }),
  access: 'public',
  run: async ({ services }, input): Promise<Post[]> => (await services.social.revealPosts(input)).posts,
});

/** How many posts of a feed are newer than one, at most 21. */
export const countNewer = operation({
  input: z.object({ kind: feedKind, newerThan: id.optional() }),
  access: 'public',
  run: async ({ services }, { kind, newerThan = '' }): Promise<number> =>
    (await services.social.countNewer({ kind, newerThan })).count,
});

/** An own post, for editing. FORBIDDEN for another member's. */
export const getOwnPost = operation({
  input: z.object({ id }),
  access: 'member',
  async run({ services }, { id: postId }): Promise<Post> {
    const { post } = await services.social.getOwnPost({ postId });
    if (!post) throw new DomainError('INTERNAL', { reason: 'an answer without a post' });
    return post;
  },
});

/** The member whose posts a legacy page requests. NOT_FOUND for an unknown name. */
export const memberIdOf = async ({ services }: Ctx, username: string): Promise<string> => {
  const { member } = await services.accounts.getMemberByUsername({ username });
  if (!member) throw notFound(`member ${username}`);
  return member.id;
};
