import { fromBinary } from '@bufbuild/protobuf';
import type { EventRecord } from '@seyir/kit';
import {
  CaseChangedSchema,
  CaseState,
  CommentsService,
  ReportProblem,
  topics,
  Violation,
  type AppealState,
  type CaseOutcome,
} from '@seyir/proto';
import { memberId, series, type Running } from './fixtures.js';

/** What members and moderators do with cases, as the tests of cases call it. Member 2 is no moderator; member 29 is the second one. */
export const caseCalls = (running: () => Running) => {
  const records: EventRecord[] = [];
  const second = () =>
    running().bench.client(CommentsService, {
      memberId: memberId(29),
      sessionId: 's29',
      roles: ['member', 'moderator'],
    });
  return {
    /** Records the events of cases, for `lastEvent`. */
    record: () =>
      running().bench.bus.subscribe('test', [topics.case.name], async (event) => void records.push(event)),
    comment: async (n: number, body: string, over: object = {}) =>
      (
        await running()
          .as(n)
          .postComment({ target: series, body, ...over })
      ).comment!.id,
    report: async (n: number, targetId: string, targetType = 'comment') =>
      (await running().as(n).report({ targetType, targetId, problem: ReportProblem.SPAM, description: '' }))
        .caseId,
    close: async (caseId: string, outcome: CaseOutcome, over: object = {}) => {
      const { version } = (await running().moderator.getCase({ caseId })).case!;
      await running().moderator.closeCase({ caseId, outcome, version, violation: Violation.SPAM, ...over });
      return caseId;
    },
    second,
    appeal: async (n: number, decisionId: string, body = 'Yanlış anlaşıldı.') =>
      (await running().as(n).appealDecision({ decisionId, body })).decision!,
    decide: (caseId: string, state: AppealState, note = '') => second().decideAppeal({ caseId, state, note }),
    lastEvent: (caseId: string) => {
      const last = records.filter(({ key }) => key === caseId).at(-1)!;
      return { bytes: Buffer.from(last.data).toString(), message: fromBinary(CaseChangedSchema, last.data) };
    },
    /** A comment as member 9 reads it. */
    shown: async (commentId: string) =>
      (
        await running()
          .as(9)
          .getComments({ ids: [commentId] })
      ).comments[0]!,
  };
};

/** The same at the desk: reports with their problem, and cases as a moderator reads and closes them. */
export const deskCalls = (running: () => Running) => {
  const read = (caseId: string) => running().moderator.getCase({ caseId });
  return {
    read,
    report: async (n: number, targetId: string, problem = ReportProblem.SPAM, targetType = 'comment') =>
      (
        await running()
          .as(n)
          .report({ targetType, targetId, problem, description: `Bildiren ${n}` })
      ).caseId,
    close: async (caseId: string, outcome: CaseOutcome, over: object = {}) => {
      const { version } = (await read(caseId)).case!;
      return (await running().moderator.closeCase({ caseId, outcome, version, ...over })).case!;
    },
    queue: async (page: object = { size: 100 }) =>
      (await running().moderator.listCases({ state: CaseState.OPEN, page })).cases,
  };
};

export const problems = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'OK',
    (error: { code: string; details: { fields?: object } }) => error.details.fields ?? error.code,
  );
