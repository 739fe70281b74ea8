import { create } from '@bufbuild/protobuf';
import { CardKind, Reaction, SpoilerKind, SpoilerSchema, wakes } from '@seyir/proto';
import { mediaAddress } from '../../addresses/media-signature.js';
import { liveReads } from '../../live/live-reads.js';
import { postPath } from '../../operations/links.js';
import { clapLive, followPost, pollLive } from '../../operations/social/follow-post.js';
import {
  countNewer,
  getPost,
  getPosts,
  listFeed,
  listMemberPosts,
  revealPosts,
} from '../../operations/social/read-posts.js';
import { isShared, sharedCounts } from '../../operations/social/shared-feed.js';
import {
  clap,
  createPost,
  deletePost,
  deletePostPhoto,
  editPost,
  voteInPoll,
} from '../../operations/social/write-posts.js';
import { known } from '../enums.js';
import { postCounts } from '../../operations/social/post-counts.js';
import type { Resolvers } from '../generated/types.js';
import { cardOf } from './inputs.js';

/** A post without a spoiler reveals nothing. */
const noSpoiler = create(SpoilerSchema, { kind: SpoilerKind.NONE });

export const postResolvers = {
  Query: {
    feed: (_, args, ctx) => listFeed(ctx, args),
    memberPosts: async (_, args, ctx) => (await listMemberPosts(ctx, args)) ?? null,
    post: async (_, args, ctx) => (await getPost(ctx, args)) ?? null,
    postsById: (_, args, ctx) => getPosts(ctx, args),
  },
  Mutation: {
    createPost: async (_, { input: { titleId, episodeId, ...input } }, ctx) => ({
      post: await createPost(ctx, { ...input, card: cardOf({ titleId, episodeId }) }),
    }),
    editPost: async (_, { input }, ctx) => ({ post: await editPost(ctx, input) }),
    deletePost: async (_, { id }, ctx) => {
      await deletePost(ctx, { id });
      return { id };
    },
    deletePostPhoto: async (_, { photoId }, ctx) => ({ post: await deletePostPhoto(ctx, { photoId }) }),
    revealPosts: async (_, args, ctx) => ({ posts: await revealPosts(ctx, args) }),
    clap: async (_, { input }, ctx) => {
      const { clapCount, ownClaps } = await clap(ctx, input);
      return { postId: input.postId, clapCount, ownClaps };
    },
    voteInPoll: async (_, { input }, ctx) => ({
      postId: input.postId,
      poll: await voteInPoll(ctx, input),
    }),
  },
  Subscription: {
    newPosts: {
      async subscribe(_, args, ctx) {
        // Refused before the subscription starts if the viewer may not see the feed.
        await countNewer(ctx, args);
        let known: number | undefined;
        const crowd = ctx.parts.crowds.join(wakes.flow);
        return liveReads({ ...ctx.parts.platform, subject: wakes.flow, crowd, once: true }, async () => {
          const count = await countNewer(ctx, args);
          if (count === known) return undefined;
          known = count;
          return { newPosts: { count } };
        });
      },
    },
    postFrames: { subscribe: (_, args, ctx) => followPost(ctx, args) },
  },
  PostFrame: {
    // A frame that only renews the ticket contains no change.
    resync: ({ frame, ticket }) => frame === undefined && ticket === undefined,
    claps: ({ frame }) => frame?.claps ?? 0,
    votes: ({ frame }) => frame?.votes ?? [],
    ticket: ({ ticket }) => ticket ?? null,
  },
  Post: {
    path: ({ id }) => postPath(id),
    groupId: ({ groupId }) => groupId || null,
    group: async ({ groupId }, _, { loaders }) =>
      groupId ? ((await loaders.groups.load(groupId).catch(() => undefined)) ?? null) : null,
    author: ({ authorId }, _, { loaders, parts }) =>
      parts.members.fresh(authorId) ??
      loaders.members.load(authorId).then(
        (author) => author ?? null,
        () => null,
      ),
    body: ({ body, covered }) => (covered ? null : body),
    spoiler: ({ spoiler }) => spoiler ?? noSpoiler,
    title: async ({ card }, _, { loaders }) =>
      card?.kind === CardKind.TITLE
        ? ((await loaders.titles.load(card.id).catch(() => undefined)) ?? null)
        : null,
    episode: async ({ card }, _, { loaders }) =>
      card?.kind === CardKind.EPISODE
        ? ((await loaders.episodes.load(card.id).catch(() => undefined)) ?? null)
        : null,
    postedAt: ({ postedAt }) => postedAt ?? new Date(0),
    async mentions({ mentionedIds }, _, { loaders }) {
      // If links cannot be read, the text is shown without them.
      const found = await Promise.all(
        mentionedIds.map((id) => loaders.members.load(id).catch(() => undefined)),
      );
      return found.flatMap((member) => member?.username ?? []);
    },
    poll: ({ poll }) => poll ?? null,
    ownClaps: (post, _, { loaders }) =>
      isShared(post) ? loaders.ownClaps.load(post.id).then((count) => count ?? 0) : post.ownClaps,
    clapLive: (post, _, ctx) => clapLive(ctx, post),
    pollLive: (post, _, ctx) => pollLive(ctx, post) ?? null,
    photos: ({ photos }, _, { parts }) =>
      photos.map((photo) => ({ ...photo, src: mediaAddress(parts.media, photo.file) ?? '' })),
    commentCount: (post, _, { loaders }) =>
      sharedCounts(post)?.commentCount ??
      postCounts(loaders, post.id).then((counts) => counts?.commentCount ?? 0),
    reactions: (post, _, { loaders }) =>
      sharedCounts(post)?.reactions ?? postCounts(loaders, post.id).then((counts) => counts?.reactions ?? []),
    async ownReaction({ id }, _, { loaders }) {
      const own = await loaders.postReactions.load(id).catch(() => undefined);
      return own === undefined ? null : known(Reaction, own);
    },
    mayEdit: ({ authorId }, _, { viewer }) => viewer.memberId === authorId,
    mayDelete: ({ authorId, managed }, _, { viewer }) =>
      viewer.memberId === authorId ||
      managed ||
      viewer.roles.some((role) => role === 'moderator' || role === 'admin'),
  },
  Poll: {
    endsAt: ({ endsAt }) => endsAt ?? null,
    ownAnswer: ({ ownAnswer }) => ownAnswer || null,
  },
} satisfies Resolvers;
