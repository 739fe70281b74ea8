import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  CaseState,
  type CaseChangedSchema,
  type CommentChangedSchema,
  type ReactionsChangedSchema,
} from '@seyir/proto';
import type { Comment } from '../../domain/comment.js';
import type { Tally } from '../../domain/reaction.js';
import type { Case } from '../../domain/report.js';

/** The state of a comment as others learn of it, by event and by snapshot alike. */
export const commentChanged = (comment: Comment): MessageInitShape<typeof CommentChangedSchema> => ({
  commentId: comment.id,
  target: { ...comment.target },
  authorId: comment.authorId,
  parentId: comment.reply?.toId ?? '',
  parentAuthorId: comment.reply?.toAuthorId ?? '',
  postedAt: timestampFromDate(comment.postedAt),
  deleted: comment.deleted,
  silent: comment.silent,
  mentionedIds: [...comment.mentionedIds],
  version: comment.version,
});

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
