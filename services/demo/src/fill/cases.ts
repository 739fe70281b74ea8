import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { CaseOutcome, ReportProblem, Violation, type ImportedCaseSchema } from '@seyir/proto';
import type { DemoCase } from '../types.js';

const violations = {
  spoiler: Violation.SPOILER,
  insult: Violation.INSULT,
  spam: Violation.SPAM,
};

const problems = {
  spoiler: ReportProblem.SPOILER,
  insult: ReportProblem.INSULT,
  spam: ReportProblem.SPAM,
  private: ReportProblem.PRIVATE_DATA,
  other: ReportProblem.OTHER,
};
const outcomes = {
  nothing: CaseOutcome.NOTHING,
  warn: CaseOutcome.WARN,
  cover: CaseOutcome.COVER,
  remove: CaseOutcome.REMOVE,
  silence: CaseOutcome.SILENCE,
};

export const caseMessage = ({
  id,
  target,
  reports,
  decided,
  appeal,
}: DemoCase): MessageInitShape<typeof ImportedCaseSchema> => ({
  id,
  targetType: target.type,
  targetId: target.id,
  reports: reports.map(({ problem, reportedAt, ...report }) => ({
    ...report,
    problem: problems[problem],
    reportedAt: timestampFromDate(reportedAt),
  })),
  ...(decided && {
    outcome: outcomes[decided.outcome],
    violation: decided.violation ? violations[decided.violation] : Violation.UNSPECIFIED,
    ...(decided.until && { until: timestampFromDate(decided.until) }),
    closedAt: timestampFromDate(decided.at),
    closedBy: decided.byId,
  }),
  ...(appeal && { appealBody: appeal.body, appealedAt: timestampFromDate(appeal.sentAt) }),
});
