import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  AppealState as AppealNumber,
  CaseOutcome,
  CaseState,
  type CaseChangedSchema,
  type CommentChangedSchema,
  type ReactionsChangedSchema,
  type TopicChangedSchema,
} from '@seyir/proto';
import type { Announced, AnnouncedTopic } from '../../app/announced.js';
import { nobody, type Comment } from '../../domain/comment.js';
import type { Tally } from '../../domain/reaction.js';
import { isContentLost, type AppealState, type Case } from '../../domain/report.js';

/** The public state of a comment, used by events and snapshots. */
export const commentChanged = (comment: Announced): MessageInitShape<typeof CommentChangedSchema> => ({
  commentId: comment.id,
  target: { ...comment.target },
  authorId: comment.authorId,
  parentId: comment.reply?.toId ?? '',
  parentAuthorId: authorOf(comment.reply),
  postedAt: timestampFromDate(comment.postedAt),
  deleted: comment.deleted,
  silent: comment.silent,
  mentionedIds: [...comment.mentionedIds],
  deafIds: [...comment.deafIds],
  version: comment.version,
});

/** Empty if the answered comment no longer has an author; then nobody is notified. */
const authorOf = (reply: Comment['reply']): string =>
  reply === undefined || reply.toAuthorId === nobody ? '' : reply.toAuthorId;

export const reactionsChanged = (tally: Tally): MessageInitShape<typeof ReactionsChangedSchema> => ({
  targetType: tally.target.type,
  targetId: tally.target.id,
  reactions: [...tally.counts],
  version: tally.version,
});

export const outcomes: Readonly<Record<NonNullable<Case['outcome']>, CaseOutcome>> = {
  nothing: CaseOutcome.NOTHING,
  remove: CaseOutcome.REMOVE,
  warn: CaseOutcome.WARN,
  silence: CaseOutcome.SILENCE,
  ban: CaseOutcome.BAN,
  cover: CaseOutcome.COVER,
};

export const appealStates: Readonly<Record<AppealState, AppealNumber>> = {
  pending: AppealNumber.PENDING,
  upheld: AppealNumber.UPHELD,
  overturned: AppealNumber.OVERTURNED,
};

export const states: Readonly<Record<Case['state'], CaseState>> = {
  open: CaseState.OPEN,
  closed: CaseState.CLOSED,
};
/** The public state of a topic, used by events and snapshots. */
export const topicChanged = (topic: AnnouncedTopic): MessageInitShape<typeof TopicChangedSchema> => ({
  topicId: topic.id,
  category: topic.category,
  authorId: topic.authorId,
  titleId: topic.titleId ?? '',
  postedAt: timestampFromDate(topic.postedAt),
  pinned: topic.pinned,
  locked: topic.locked,
  deleted: topic.deleted,
  silent: topic.silent,
  version: topic.version,
  mentionedIds: [...topic.mentionedIds],
  deafIds: [...topic.deafIds],
});

export const caseChanged = (given: Case): MessageInitShape<typeof CaseChangedSchema> => ({
  caseId: given.id,
  targetType: given.target.type,
  targetId: given.target.id,
  state: states[given.state],
  reportCount: given.reportCount,
  openedAt: timestampFromDate(given.openedAt),
  version: given.version,
  ...(given.outcome && { outcome: outcomes[given.outcome] }),
  ...(given.closedAt && {
    closedAt: timestampFromDate(given.closedAt),
    subjectId: given.subjectId ?? '',
    closedBy: given.closedBy ?? '',
  }),
  violation: given.violation,
  ...(given.until && { until: timestampFromDate(given.until) }),
  ...(given.appeal?.decidedAt && {
    appeal: appealStates[given.appeal.state],
    appealDecidedAt: timestampFromDate(given.appeal.decidedAt),
  }),
  contentLost: isContentLost(given),
  coverTitleId: given.cover?.titleId ?? '',
  coverSeason: given.cover?.season ?? 0,
  coverNumber: given.cover?.number ?? 0,
});
