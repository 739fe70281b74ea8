import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  SpoilerKind,
  type CommentSchema,
  type SetReactionResponseSchema,
  type SpoilerSchema,
} from '@seyir/proto';
import type { ReadComment } from '../../app/cover.js';
import type { ThreadComment } from '../../app/list-comments.js';
import type { SetReactionResult } from '../../app/set-reaction.js';
import type { Reaction } from '../../domain/reaction.js';
import type { Scope } from '../../domain/spoiler.js';
import { reactionHandle } from './reaction-handle.js';

type CommentInit = MessageInitShape<typeof CommentSchema>;

export const fromComment = (comment: ReadComment & Partial<ThreadComment>): CommentInit => ({
  id: comment.id,
  target: { ...comment.target },
  parentId: comment.reply?.rootId ?? '',
  replyToId: comment.reply?.toId ?? '',
  replyToAuthorId: comment.reply?.toAuthorId ?? '',
  authorId: comment.authorId,
  body: comment.body,
  spoiler: fromScope(comment.scope),
  covered: comment.covered,
  deleted: comment.deleted,
  edited: comment.edited,
  postedAt: timestampFromDate(comment.postedAt),
  replyCount: comment.replyCount,
  reactions: [...comment.reactions],
  version: comment.version,
  mentionedIds: [...comment.mentionedIds],
  replies: (comment.replies ?? []).map((reply) => fromComment(reply)),
});

const fromScope = (scope: Scope | undefined): MessageInitShape<typeof SpoilerSchema> => {
  if (!scope) return { kind: SpoilerKind.NONE };
  return { kind: scope.number > 0 ? SpoilerKind.EPISODE : SpoilerKind.TITLE, ...scope };
};

/** The id names a member's reaction of one kind on a target, whether or not it stands. */
export const fromReactions = (
  memberId: string,
  reaction: Reaction,
  { active, tally }: SetReactionResult,
): MessageInitShape<typeof SetReactionResponseSchema> => ({
  reactionId: reactionHandle(memberId, { target: tally.target, reaction }),
  active,
  reactions: [...tally.counts],
});
