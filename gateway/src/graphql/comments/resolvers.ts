import { create } from '@bufbuild/protobuf';
import {
  HiddenBy,
  Reaction,
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
import { followThread } from '../../operations/comments/follow-thread.js';
import { getComments } from '../../operations/comments/get-comments.js';
import { getThreadComments } from '../../operations/comments/get-thread-comments.js';
import { listComments } from '../../operations/comments/list-comments.js';
import { listReplies } from '../../operations/comments/list-replies.js';
import { postComment } from '../../operations/comments/post-comment.js';
import { postReply } from '../../operations/comments/post-reply.js';
import { report } from '../../operations/comments/report.js';
import { revealComments } from '../../operations/comments/reveal-comments.js';
import { setReaction } from '../../operations/comments/set-reaction.js';
import { suggestMembers } from '../../operations/comments/suggest-members.js';
import { known, knownOr } from '../enums.js';
import type { Resolvers } from '../generated/types.js';

/** For a comment without a spoiler: there is nothing to reveal. */
const noSpoiler = create(SpoilerSchema, { kind: SpoilerKind.NONE });
const noTarget = create(TargetSchema);

export const commentsResolvers = {
  Query: {
    comments: (_, args, ctx) => listComments(ctx, args),
    replies: (_, args, ctx) => listReplies(ctx, args),
    commentsById: (_, args, ctx) => getComments(ctx, args),
    threadComments: (_, args, ctx) => getThreadComments(ctx, args),
    memberSuggestions: (_, args, ctx) => suggestMembers(ctx, args),
  },
  Mutation: {
    revealComments: async (_, args, ctx) => ({ comments: await revealComments(ctx, args) }),
    postComment: async (_, { input }, ctx) => ({ comment: await postComment(ctx, input) }),
    postReply: async (_, { input }, ctx) => ({ comment: await postReply(ctx, input) }),
    editComment: async (_, { input }, ctx) => ({ comment: await editComment(ctx, input) }),
    deleteComment: async (_, args, ctx) => ({ comment: await deleteComment(ctx, args) }),
    report: (_, { input }, ctx) => report(ctx, input),
    async setReaction(_, { input }, ctx) {
      const { targetId, reaction } = input;
      const answer = await setReaction(ctx, input);
      return {
        targetId,
        ownReaction: answer.active ? reaction : null,
        reactions: answer.reactions,
        comment: input.targetType === 'comment' ? await ctx.loaders.comments.load(targetId) : null,
      };
    },
  },
  Subscription: {
    threadFrames: { subscribe: (_, args, ctx) => followThread(ctx, args) },
    threadChanged: {
      subscribe(_, args, ctx) {
        const target = create(TargetSchema, args.target);
        const subject = wakes.thread(target.kind, target.id);
        const crowd = ctx.parts.crowds.join(subject);
        // `once` sends the first event at once, because the page may show an older state of the thread: it may be cached, or its
        // socket was disconnected.
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
  CommentList: {
    live: ({ live }) => live ?? null,
  },
  ThreadFrame: {
    // A frame that only renews the ticket contains no change.
    resync: ({ frame, ticket }) => (frame ? frame.readAgain : ticket === undefined),
    count: ({ frame }) => (frame && !frame.readAgain ? frame.commentCount : null),
    replyCount: ({ frame }) => (frame && !frame.readAgain ? frame.replyCount : null),
    comments: ({ frame }) => frame?.comments ?? [],
    reactions: ({ frame }) => frame?.reactions ?? [],
    ticket: ({ ticket }) => ticket ?? null,
  },
  CommentFact: {
    parentId: ({ parentId }) => parentId || null,
    spoiler: ({ spoiler }) => spoiler ?? noSpoiler,
  },
  Target: {
    kind: ({ kind }) => knownOr(TargetKind, kind, TargetKind.EPISODE),
  },
  ReactionCount: {
    reaction: ({ reaction }) => knownOr(Reaction, reaction, Reaction.LIKE),
  },
  Spoiler: {
    kind: ({ kind }) => knownOr(SpoilerKind, kind, SpoilerKind.NONE),
    season: ({ kind, season }) => (kind === SpoilerKind.EPISODE ? season : null),
    number: ({ kind, number }) => (kind === SpoilerKind.EPISODE ? number : null),
  },
  Comment: {
    target: ({ target }) => target ?? noTarget,
    parentId: ({ parentId }) => parentId || null,
    author: (comment, _, ctx) => commentAuthor(ctx, comment),
    body: ({ body, covered, hiddenBy, deleted }) => (covered || hiddenBy || deleted ? null : body),
    hiddenBy: ({ hiddenBy }) => (hiddenBy ? knownOr(HiddenBy, hiddenBy, HiddenBy.AUTHOR) : null),
    spoiler: ({ spoiler }) => spoiler ?? noSpoiler,
    postedAt: ({ postedAt }) => postedAt ?? new Date(0),
    async mentions({ mentionedIds, deleted }, _, { loaders }) {
      if (deleted) return [];
      // If links cannot be read, the text is shown without them.
      const found = await Promise.all(
        mentionedIds.map((id) => loaders.members.load(id).catch(() => undefined)),
      );
      return found.flatMap((member) => member?.username ?? []);
    },
    number: ({ number }) => number || null,
    quoted: ({ quoted }) => quoted ?? null,
    mayEdit: ({ authorId, deleted }, _, { viewer }) => !deleted && viewer.memberId === authorId,
    mayDelete: ({ authorId, deleted }, _, { viewer }) =>
      !deleted &&
      (viewer.memberId === authorId || viewer.roles.some((role) => role === 'moderator' || role === 'admin')),
    async ownReaction({ id }, _, { loaders }) {
      const own = await loaders.commentReactions.load(id);
      return own === undefined ? null : known(Reaction, own);
    },
  },
} satisfies Resolvers;
