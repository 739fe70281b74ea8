import { timestampDate } from '@bufbuild/protobuf/wkt';
import { assertMay, badInput, DomainError, notFound, type Call, type PermissionRow } from '@seyir/kit';
import {
  SpoilerKind,
  type ImportedComment as ImportedCommentMessage,
  type ImportedReaction,
  type Reaction as ReactionNumber,
  type Spoiler,
  type Target as TargetMessage,
} from '@seyir/proto';
import type { Actor } from '../../app/actor.js';
import type { ImportedComment } from '../../app/import-comments.js';
import type { MemberReaction } from '../../app/ports.js';
import { isReaction, reactionTargets, type Reaction, type ReactionTarget } from '../../domain/reaction.js';
import { reportProblems, reportTargets, type ReportProblem, type ReportTarget } from '../../domain/report.js';
import type { WantedScope } from '../../domain/spoiler.js';
import { isTargetKind, type Target } from '../../domain/target.js';

/** The permission data lets members alone come here; NO_SESSION all the same where it would not. */
export const memberOf = (call: Call): string => {
  if (call.viewer.memberId === undefined) throw new DomainError('NO_SESSION');
  return call.viewer.memberId;
};

export const actorOf = (call: Call, row: PermissionRow): Actor => ({
  memberId: memberOf(call),
  assertMay: (relation) => assertMay(row, call.viewer, relation),
});

/** BAD_INPUT without a target, or for a kind that means nothing. */
export const toTarget = (message: TargetMessage | undefined): Target => {
  if (!message || !isTargetKind(message.kind)) throw badInput({ target: message ? 'invalid' : 'required' });
  return { kind: message.kind, id: message.id };
};

export const toWantedScope = (message: Spoiler | undefined): WantedScope | undefined => {
  const { kind, titleId, season, number } = message ?? { kind: SpoilerKind.NONE };
  switch (kind) {
    case SpoilerKind.UNSPECIFIED:
    case SpoilerKind.NONE:
      return undefined;
    case SpoilerKind.TITLE:
      return { upTo: 'title', titleId };
    case SpoilerKind.EPISODE:
      return { upTo: 'episode', titleId, season, number };
    default:
      throw badInput({ spoiler: 'invalid' });
  }
};

/** NOT_FOUND for things that have no reactions yet. */
export const toReactionTarget = (type: string, id: string): ReactionTarget => {
  const known = reactionTargets.find((target) => target === type);
  if (!known) throw notFound(`reactions on ${type}`);
  return { type: known, id };
};

export const toReaction = (value: ReactionNumber): Reaction => {
  if (!isReaction(value)) throw badInput({ reaction: value === 0 ? 'required' : 'invalid' });
  return value;
};

/** NOT_FOUND for things that cannot be reported yet. */
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
    ...{ id, parentId, authorId, body },
    target: toTarget(message.target),
    spoiler: toWantedScope(message.spoiler),
    postedAt: timestampDate(postedAt),
  };
};

export const toMemberReaction = (message: ImportedReaction): MemberReaction => ({
  target: toReactionTarget(message.targetType, message.targetId),
  memberId: message.memberId,
  reaction: toReaction(message.reaction),
});
