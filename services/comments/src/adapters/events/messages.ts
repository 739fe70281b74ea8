import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  CaseState,
  type CaseChangedSchema,
  type CommentChangedSchema,
  type ReactionsChangedSchema,
} from '@seyir/proto';
import { nobody, type Comment } from '../../domain/comment.js';
import type { Tally } from '../../domain/reaction.js';
import type { Case } from '../../domain/report.js';

/** The state of a comment as others learn of it, by event and by snapshot alike. */
export const commentChanged = (comment: Comment): MessageInitShape<typeof CommentChangedSchema> => ({
  commentId: comment.id,
  target: { ...comment.target },
  authorId: comment.authorId,
  parentId: comment.reply?.toId ?? '',
  parentAuthorId: authorOf(comment.reply),
  postedAt: timestampFromDate(comment.postedAt),
  deleted: comment.deleted,
  silent: comment.silent,
  mentionedIds: [...comment.mentionedIds],
  version: comment.version,
});

/** Nobody is told of an answer to what is gone. */
const authorOf = (reply: Comment['reply']): string =>
  reply === undefined || reply.toAuthorId === nobody ? '' : reply.toAuthorId;

export const reactionsChanged = (tally: Tally): MessageInitShape<typeof ReactionsChangedSchema> => ({
  targetType: tally.target.type,
  targetId: tally.target.id,
  reactions: [...tally.counts],
  version: tally.version,
});

const states: Readonly<Record<Case['state'], CaseState>> = { open: CaseState.OPEN, closed: CaseState.CLOSED };

export const caseChanged = (given: Case): MessageInitShape<typeof CaseChangedSchema> => ({
  caseId: given.id,
  targetType: given.target.type,
  targetId: given.target.id,
  state: states[given.state],
  reportCount: given.reportCount,
  openedAt: timestampFromDate(given.openedAt),
  version: given.version,
});
