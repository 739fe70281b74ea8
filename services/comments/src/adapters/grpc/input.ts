import { timestampDate } from '@bufbuild/protobuf/wkt';
import { badInput, notFound } from '@seyir/kit';
import {
  type ImportedComment as ImportedCommentMessage,
  type ImportedReaction,
  type Reaction as ReactionNumber,
  type Target as TargetMessage,
} from '@seyir/proto';
import type { ImportedComment } from '../../app/import-comments.js';
import type { MemberReaction } from '../../app/ports.js';
import { isReaction, reactionTargets, type Reaction, type ReactionTarget } from '../../domain/reaction.js';
import { reportProblems, reportTargets, type ReportProblem, type ReportTarget } from '../../domain/report.js';
import { isTargetKind, type Target } from '../../domain/target.js';

/** BAD_INPUT without a target or with an unknown kind. */
export const toTarget = (message: TargetMessage | undefined): Target => {
  if (!message || !isTargetKind(message.kind)) throw badInput({ target: message ? 'invalid' : 'required' });
  return { kind: message.kind, id: message.id };
};

/** NOT_FOUND for types that have no reactions yet. */
export const toReactionTarget = (type: string, id: string): ReactionTarget => {
  const known = reactionTargets.find((target) => target === type);
  if (!known) throw notFound(`reactions on ${type}`);
  return { type: known, id };
};

export const toReaction = (value: ReactionNumber): Reaction => {
  if (!isReaction(value)) throw badInput({ reaction: value === 0 ? 'required' : 'invalid' });
  return value;
};

/** NOT_FOUND for types that cannot be reported yet. */
export const toReportTarget = (type: string, id: string): ReportTarget => {
  const known = reportTargets.find((target) => target === type);
  if (!known) throw notFound(`reports on ${type}`);
  return { type: known, id };
};

export const toReportProblem = (value: number): ReportProblem => {
  const problem = reportProblems[value - 1];
  if (!problem) throw badInput({ problem: value === 0 ? 'required' : 'invalid' });
  return problem;
};

export const toImportedComment = (message: ImportedCommentMessage): ImportedComment => {
  const { id, parentId, authorId, body, postedAt } = message;
  if (!postedAt) throw badInput({ postedAt: 'required' });
  return {
    id,
    parentId,
    authorId,
    body,
    target: toTarget(message.target),
    spoiler: message.spoiler,
    postedAt: timestampDate(postedAt),
  };
};

export const toMemberReaction = (message: ImportedReaction): MemberReaction => ({
  target: toReactionTarget(message.targetType, message.targetId),
  memberId: message.memberId,
  reaction: toReaction(message.reaction),
});
