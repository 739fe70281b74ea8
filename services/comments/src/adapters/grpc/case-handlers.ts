import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { badInput, memberOf, type ServiceHandlers } from '@seyir/kit';
import {
  AppealState,
  CaseOrder,
  CaseOutcome,
  CaseState,
  ReportProblem as ReportProblemNumber,
  Violation,
  type CaseAppealSchema,
  type CommentsService,
  type ImportedCase as ImportedCaseMessage,
  type ModerationCaseSchema,
  type OwnDecisionSchema,
  type SpoilerSchema,
} from '@seyir/proto';
import type { PlaceToCover } from '../../app/cover-text.js';
import type { ImportedCase } from '../../app/import-cases.js';
import type { OwnDecision } from '../../domain/own-decision.js';
import {
  coverable,
  isContentLost,
  removable,
  reportProblems,
  reportTargets,
  type Appeal,
  type Case,
  type ReportProblem,
  type ReportTarget,
} from '../../domain/report.js';
import type { UseCases } from '../../use-cases.js';
import { appealStates, outcomes, states } from '../events/messages.js';
import { toReportProblem } from './input.js';
import { spoilerMessage } from './messages.js';

const problemNumber = (problem: ReportProblem): number => reportProblems.indexOf(problem) + 1;

const fromCase = ({
  problems = [],
  ...given
}: Case & { readonly problems?: readonly ReportProblem[] }): MessageInitShape<
  typeof ModerationCaseSchema
> => ({
  id: given.id,
  targetType: given.target.type,
  targetId: given.target.id,
  state: states[given.state],
  reportCount: given.reportCount,
  weight: given.weight,
  openedAt: timestampFromDate(given.openedAt),
  assigneeId: given.assigneeId ?? '',
  outcome: given.outcome ? outcomes[given.outcome] : CaseOutcome.UNSPECIFIED,
  note: given.note,
  ...(given.closedAt && { closedAt: timestampFromDate(given.closedAt) }),
  closedBy: given.closedBy ?? '',
  version: given.version,
  problems: problems.map(problemNumber),
  removable: removable.includes(given.target.type),
  subjectId: given.subjectId ?? '',
  violation: given.violation,
  ...(given.until && { until: timestampFromDate(given.until) }),
  ...(given.appeal && { appeal: fromAppeal(given.appeal) }),
  coverable: coverable.includes(given.target.type),
  ...(given.cover && { cover: spoilerMessage(given.cover) }),
  contentLost: isContentLost(given),
});

const fromPlace = ({ titleId, episode }: PlaceToCover): MessageInitShape<typeof SpoilerSchema> =>
  spoilerMessage({ titleId, ...(episode ?? { season: 0, number: 0 }) });

const fromAppeal = (given: Appeal): MessageInitShape<typeof CaseAppealSchema> => ({
  body: given.body,
  sentAt: timestampFromDate(given.sentAt),
  state: appealStates[given.state],
  note: given.note,
  ...(given.decidedAt && { decidedAt: timestampFromDate(given.decidedAt) }),
  decidedBy: given.decidedBy ?? '',
});

/** The member sees neither the note nor the moderator. */
const fromOwnDecision = (given: OwnDecision): MessageInitShape<typeof OwnDecisionSchema> => ({
  id: given.id,
  targetType: given.target.type,
  outcome: outcomes[given.outcome],
  violation: given.violation,
  ...(given.until && { until: timestampFromDate(given.until) }),
  decidedAt: timestampFromDate(given.decidedAt),
  ...(given.appeal && { appeal: fromAppeal({ ...given.appeal, note: '', decidedBy: undefined }) }),
  appealUntil: timestampFromDate(given.appealUntil),
  contentLost: given.contentLost,
});

/** BAD_INPUT for a target or a problem that a case of an import cannot have. */
const toImportedCase = (given: ImportedCaseMessage): ImportedCase => {
  const { id, targetType, targetId, outcome, violation, until, closedAt, closedBy, appealBody, appealedAt } =
    given;
  if (targetType !== 'comment' && targetType !== 'discussion') throw badInput({ targetType: 'invalid' });
  const decided = outcome === CaseOutcome.UNSPECIFIED ? undefined : toOutcome(outcome);
  if ((decided === undefined) !== (closedAt === undefined)) throw badInput({ outcome: 'invalid' });
  return {
    id,
    target: { type: targetType, id: targetId },
    outcome: decided,
    violation,
    until: until && timestampDate(until),
    closedAt: closedAt && timestampDate(closedAt),
    closedBy: closedBy || undefined,
    appeal: appealedAt && { body: appealBody, sentAt: timestampDate(appealedAt) },
    reports: given.reports.map(({ memberId, problem, description, reportedAt }) => ({
      memberId,
      problem: toReportProblem(problem),
      description,
      reportedAt: reportedAt ? timestampDate(reportedAt) : new Date(0),
    })),
  };
};

/** BAD_INPUT for a missing or unknown state, and for PENDING. */
const toDecidedState = (value: AppealState): Exclude<Appeal['state'], 'pending'> => {
  if (value === AppealState.UPHELD) return 'upheld';
  if (value === AppealState.OVERTURNED) return 'overturned';
  throw badInput({ state: value === AppealState.UNSPECIFIED ? 'required' : 'invalid' });
};

/** BAD_INPUT for a missing or unknown state. */
const toState = (value: CaseState): Case['state'] => {
  if (value === CaseState.OPEN) return 'open';
  if (value === CaseState.CLOSED) return 'closed';
  throw badInput({ state: value === CaseState.UNSPECIFIED ? 'required' : 'invalid' });
};

/** BAD_INPUT for an unknown kind of target. */
const toTargetType = (type: string): ReportTarget['type'] => {
  const known = reportTargets.find((target) => target === type);
  if (!known) throw badInput({ targetType: 'invalid' });
  return known;
};

/** BAD_INPUT for an unknown order. */
const toOrder = (value: CaseOrder): 'weight' | 'age' => {
  if (value === CaseOrder.UNSPECIFIED || value === CaseOrder.WEIGHT) return 'weight';
  if (value === CaseOrder.AGE) return 'age';
  throw badInput({ order: 'invalid' });
};

/** BAD_INPUT for a missing or unknown outcome. */
const toOutcome = (value: CaseOutcome): NonNullable<Case['outcome']> => {
  const known = Object.entries(outcomes).find(([, outcome]) => outcome === value);
  if (known) return known[0] as NonNullable<Case['outcome']>;
  throw badInput({ outcome: value === CaseOutcome.UNSPECIFIED ? 'required' : 'invalid' });
};

type Names =
  | 'listCases'
  | 'getCase'
  | 'getCasePhoto'
  | 'assignCase'
  | 'closeCase'
  | 'listReporters'
  | 'listOwnDecisions'
  | 'listMemberDecisions'
  | 'appealDecision'
  | 'listAppeals'
  | 'decideAppeal'
  | 'getCaseStatistics'
  | 'importCases';

/** The calls about moderation cases. */
export const caseHandlers = (app: UseCases): Pick<ServiceHandlers<typeof CommentsService>, Names> => ({
  async listCases({ state, targetType, problem, order, page }, call) {
    const query = {
      state: toState(state),
      order: toOrder(order),
      targetType: targetType === '' ? undefined : toTargetType(targetType),
      problem: problem === ReportProblemNumber.UNSPECIFIED ? undefined : toReportProblem(problem),
    };
    const { items, last, next } = await app.listCases(memberOf(call), query, page);
    return { cases: items.map(fromCase), info: { last, nextCursor: next } };
  },

  async getCase({ caseId }, call) {
    const found = await app.getCase(memberOf(call), caseId);
    return {
      case: fromCase(found.case),
      reports: found.reports.map(({ problem, reportedAt, ...report }) => ({
        ...report,
        problem: problemNumber(problem),
        reportedAt: timestampFromDate(reportedAt),
      })),
      evidence: found.evidence.map(({ messageId: id, sentAt, photos, ...copy }) => ({
        ...copy,
        id,
        sentAt: timestampFromDate(sentAt),
        photos: photos.map(({ file, ...photo }) => ({ ...photo, caseId, stored: file !== undefined })),
      })),
      earlier: found.earlier.map(fromCase),
      ofSubject: found.ofSubject.map(fromCase),
      ...(found.coverPlace && { coverPlace: fromPlace(found.coverPlace) }),
    };
  },

  async getCasePhoto({ caseId, photoId }, call) {
    return { file: await app.getCasePhoto(memberOf(call), caseId, photoId) };
  },

  async assignCase({ caseId, assigned }, call) {
    return { case: fromCase(await app.assignCase(memberOf(call), caseId, assigned)) };
  },

  async closeCase({ caseId, outcome, note, version, violation, until, cover }, call) {
    if (Violation[violation] === undefined) throw badInput({ violation: 'invalid' });
    const end = until && timestampDate(until);
    const decision = { outcome: toOutcome(outcome), note, version, violation, until: end, cover };
    const moderator = { id: memberOf(call), roles: call.viewer.roles };
    return { case: fromCase(await app.closeCase(moderator, caseId, decision)) };
  },

  async listOwnDecisions(_, call) {
    return { decisions: (await app.listOwnDecisions(memberOf(call))).map(fromOwnDecision) };
  },

  async listMemberDecisions({ memberId }, call) {
    return { cases: (await app.listMemberDecisions(memberOf(call), memberId)).map(fromCase) };
  },

  async appealDecision({ decisionId, body }, call) {
    return { decision: fromOwnDecision(await app.appealDecision(memberOf(call), decisionId, body)) };
  },

  async listAppeals({ page }, call) {
    const { items, last, next } = await app.listAppeals(memberOf(call), page);
    return { cases: items.map(fromCase), info: { last, nextCursor: next } };
  },

  async decideAppeal({ caseId, state, note }, call) {
    const decision = { state: toDecidedState(state), note };
    const moderator = { id: memberOf(call), roles: call.viewer.roles };
    return { case: fromCase(await app.decideAppeal(moderator, caseId, decision)) };
  },

  async getCaseStatistics() {
    const { medianSeconds, p90Seconds, ...counts } = await app.getCaseStatistics();
    return {
      ...counts,
      medianSeconds: BigInt(Math.round(medianSeconds)),
      p90Seconds: BigInt(Math.round(p90Seconds)),
    };
  },

  importCases({ cases }) {
    return app.importCases(cases.map(toImportedCase));
  },

  async listReporters({ caseId, after, limit }) {
    return { memberIds: await app.listReporters(caseId, after, limit) };
  },
});
