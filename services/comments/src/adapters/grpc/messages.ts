import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  SpoilerKind,
  type CommentSchema,
  type SetReactionResponseSchema,
  type SpoilerSchema,
} from '@seyir/proto';
import { v5 as uuidv5 } from 'uuid';
import type { ReadComment } from '../../app/cover.js';
import type { ThreadComment } from '../../app/list-comments.js';
import type { SetReactionResult } from '../../app/set-reaction.js';
import type { Scope } from '../../domain/spoiler.js';

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
  replies: (comment.replies ?? []).map((reply) => fromComment(reply)),
});

const fromScope = (scope: Scope | undefined): MessageInitShape<typeof SpoilerSchema> => {
  if (!scope) return { kind: SpoilerKind.NONE };
  return { kind: scope.number > 0 ? SpoilerKind.EPISODE : SpoilerKind.TITLE, ...scope };
};

const REACTIONS = '0d3bb6f7-5a0e-4a0c-9d0a-1c6d7e2b8f35';

/** The id names what a member thinks of a target, whichever reaction it is and whether or not one stands. */
export const fromReactions = (
  memberId: string,
  { active, tally }: SetReactionResult,
): MessageInitShape<typeof SetReactionResponseSchema> => ({
  reactionId: uuidv5(`${tally.target.type}:${tally.target.id}:${memberId}`, REACTIONS),
  active,
  reactions: [...tally.counts],
});
