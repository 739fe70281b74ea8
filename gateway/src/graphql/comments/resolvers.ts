import { create } from '@bufbuild/protobuf';
import {
  Reaction,
  ReportProblem,
  SpoilerKind,
  SpoilerSchema,
  TargetKind,
  TargetSchema,
  wakes,
} from '@seyir/proto';
import { liveReads } from '../../live/live-reads.js';
import { commentAuthor } from '../../operations/comments/comment-author.js';
import { deleteComment } from '../../operations/comments/delete-comment.js';
import { editComment } from '../../operations/comments/edit-comment.js';
import { getComments } from '../../operations/comments/get-comments.js';
import { listComments } from '../../operations/comments/list-comments.js';
import { listReplies } from '../../operations/comments/list-replies.js';
import { postComment } from '../../operations/comments/post-comment.js';
import { postReply } from '../../operations/comments/post-reply.js';
import { report } from '../../operations/comments/report.js';
import { revealComments } from '../../operations/comments/reveal-comments.js';
import { setReaction } from '../../operations/comments/set-reaction.js';
import { suggestMembers } from '../../operations/comments/suggest-members.js';
import { nameOf, nameOr } from '../enums.js';
import type { ReactionTarget, ReportTarget, Resolvers } from '../generated/types.js';
import { spoilerOf, targetOf } from './inputs.js';

const reactionTargets = {
  COMMENT: 'comment',
  SERIES: 'series',
  EPISODE: 'episode',
} as const satisfies Record<ReactionTarget, string>;

const reportTargets = {
  COMMENT: 'comment',
  TITLE: 'title',
  SOURCE: 'source',
  USER: 'user',
} as const satisfies Record<ReportTarget, string>;

/** A contract without one says nothing away and hangs on nothing. */
const noSpoiler = create(SpoilerSchema, { kind: SpoilerKind.NONE });
const noTarget = create(TargetSchema);

export const commentsResolvers = {
  Query: {
    comments: (_, { target, page, size, replies, newestId }, ctx) =>
      listComments(ctx, {
        ...{ target: targetOf(target), page, size, replies },
        newestId: newestId ?? undefined,
      }),
    replies: (_, args, ctx) => listReplies(ctx, args),
    commentsById: (_, { ids }, ctx) => getComments(ctx, { ids: [...ids] }),
    memberSuggestions: (_, args, ctx) => suggestMembers(ctx, args),
  },
  Mutation: {
    revealComments: async (_, { ids }, ctx) => ({ comments: await revealComments(ctx, { ids: [...ids] }) }),
    postComment: async (_, { input: { target, body, spoiler, idempotencyKey } }, ctx) => ({
      comment: await postComment(ctx, {
        target: targetOf(target),
        body,
        spoiler: spoilerOf(spoiler),
        idempotencyKey: idempotencyKey ?? undefined,
      }),
    }),
    postReply: async (_, { input: { parentId, body, spoiler, idempotencyKey } }, ctx) => ({
      comment: await postReply(ctx, {
        parentId,
        body,
        spoiler: spoilerOf(spoiler),
        idempotencyKey: idempotencyKey ?? undefined,
      }),
    }),
    editComment: async (_, { input: { spoiler, idempotencyKey, ...input } }, ctx) => ({
      comment: await editComment(ctx, {
        ...input,
        spoiler: spoilerOf(spoiler),
        idempotencyKey: idempotencyKey ?? undefined,
      }),
    }),
    deleteComment: async (_, { id }, ctx) => ({ comment: await deleteComment(ctx, { id }) }),
    report: (_, { input: { targetType, targetId, problem, description, idempotencyKey } }, ctx) =>
      report(ctx, {
        ...{ targetId, description },
        targetType: reportTargets[targetType],
        problem: ReportProblem[problem],
        idempotencyKey: idempotencyKey ?? undefined,
      }),
    async setReaction(_, { input }, ctx) {
      const { targetId, active } = input;
      const targetType = reactionTargets[input.targetType];
      const answer = await setReaction(ctx, {
        targetType,
        targetId,
        active,
        reaction: Reaction[input.reaction],
      });
      return {
        targetId,
        ownReaction: answer.active ? input.reaction : null,
        reactions: answer.reactions,
        comment: targetType === 'comment' ? await ctx.loaders.comments.load(targetId) : null,
      };
    },
  },
  Subscription: {
    threadChanged: {
      subscribe(_, args, ctx) {
        const target = create(TargetSchema, targetOf(args.target));
        const subject = wakes.thread(target.kind, target.id);
        // At once too: a page from the cache may be older than the thread, and so may one whose socket was away.
        const crowd = ctx.parts.crowds.join(subject);
        return liveReads({ ...ctx.parts.platform, subject, crowd, once: true }, () => {
          ctx.renewLoaders();
          return Promise.resolve({ threadChanged: { target } });
        });
      },
    },
  },
  ThreadChange: {
    comments: ({ target }, args, ctx) => listComments(ctx, { target, ...args }),
  },
  Target: {
    kind: ({ kind }) => nameOr(TargetKind, kind, 'EPISODE'),
  },
  ReactionCount: {
    reaction: ({ reaction }) => nameOr(Reaction, reaction, 'LIKE'),
  },
  Spoiler: {
    kind: ({ kind }) => nameOr(SpoilerKind, kind, 'NONE'),
    season: ({ kind, season }) => (kind === SpoilerKind.EPISODE ? season : null),
    number: ({ kind, number }) => (kind === SpoilerKind.EPISODE ? number : null),
  },
  Comment: {
    target: ({ target }) => target ?? noTarget,
    parentId: ({ parentId }) => parentId || null,
    author: (comment, _, ctx) => commentAuthor(ctx, comment),
    body: ({ body, covered, deleted }) => (covered || deleted ? null : body),
    spoiler: ({ spoiler }) => spoiler ?? noSpoiler,
    postedAt: ({ postedAt }) => postedAt ?? new Date(0),
    async mentions({ mentionedIds, deleted }, _, { loaders }) {
      if (deleted) return [];
      // The text stands without its links too.
      const found = await Promise.all(
        mentionedIds.map((id) => loaders.members.load(id).catch(() => undefined)),
      );
      return found.flatMap((member) => member?.username ?? []);
    },
    mayEdit: ({ authorId, deleted }, _, { viewer }) => !deleted && viewer.memberId === authorId,
    mayDelete: ({ authorId, deleted }, _, { viewer }) =>
      !deleted &&
      (viewer.memberId === authorId || viewer.roles.some((role) => role === 'moderator' || role === 'admin')),
    async ownReaction({ id }, _, { loaders }) {
      const own = await loaders.commentReactions.load(id);
      return own === undefined ? null : nameOf(Reaction, own);
    },
  },
} satisfies Resolvers;
