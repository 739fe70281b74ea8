import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { AppealState, CaseOutcome, CaseState, NotificationKind, topics, Violation } from '@seyir/proto';
import { id, memberId, recordOf, startNotifications, type Running } from './fixtures.js';

const { NOTHING, REMOVE, UNSPECIFIED } = CaseOutcome;
const caseId = (n: number): string => id('5555', n);
const closedAt = timestampFromDate(new Date(Date.UTC(2026, 0, 1)));

let running: Running;
let version = 0;
beforeAll(async () => {
  running = await startNotifications();
});
afterAll(() => running.close());

const close = (n: number, outcome: CaseOutcome) =>
  running.bench.bus.publish([
    recordOf(topics.case, {
      caseId: caseId(n),
      targetType: 'comment',
      targetId: id('cccc', n),
      version: ++version,
      ...(outcome === UNSPECIFIED
        ? { state: CaseState.OPEN }
        : { state: CaseState.CLOSED, outcome, closedAt }),
    }),
  ]);
const listOf = async (n: number) => (await running.as(n).listNotifications({})).notifications;

it('each reporter is notified once of the decision about a case, without the name of the reported member', async () => {
  running.reporters.set(caseId(1), [memberId(11), memberId(12)]);
  await close(1, UNSPECIFIED);
  await close(1, REMOVE);
  for (const n of [11, 12])
    await eventually(async () =>
      expect(await listOf(n)).toMatchObject([
        { kind: NotificationKind.CASE, caseOutcome: REMOVE, causeId: caseId(1), actorId: '', time: closedAt },
      ]),
    );
  expect((await listOf(11))[0]!.target).toBeUndefined();
  await close(1, REMOVE);
  expect(await listOf(11)).toHaveLength(1);
});

it('reports that no violation was found', async () => {
  running.reporters.set(caseId(2), [memberId(21)]);
  await close(2, NOTHING);
  await eventually(async () => expect(await listOf(21)).toMatchObject([{ caseOutcome: NOTHING }]));
});

it('a case that is closed because its target is gone notifies nobody', async () => {
  running.reporters.set(caseId(3), [memberId(31)]);
  await running.bench.bus.publish([
    recordOf(topics.case, { caseId: caseId(3), state: CaseState.CLOSED, version: ++version }),
  ]);
  running.reporters.set(caseId(4), [memberId(31)]);
  await close(4, NOTHING);
  await eventually(async () => expect((await listOf(31)).map(({ causeId }) => causeId)).toEqual([caseId(4)]));
});

it('a decision against a member notifies the member with reason and end, and the reporters without them', async () => {
  running.reporters.set(caseId(5), [memberId(51)]);
  const until = timestampFromDate(new Date(Date.UTC(2031, 0, 1)));
  const decided = recordOf(topics.case, {
    caseId: caseId(5),
    state: CaseState.CLOSED,
    outcome: CaseOutcome.SILENCE,
    closedAt,
    subjectId: memberId(52),
    violation: Violation.INSULT,
    until,
    version: ++version,
  });
  await running.bench.bus.publish([decided]);
  await running.bench.bus.publish([decided]);
  await eventually(async () => expect(await listOf(51)).toMatchObject([{ kind: NotificationKind.CASE }]));
  expect((await listOf(51))[0]).toMatchObject({ violation: Violation.UNSPECIFIED });
  expect((await listOf(51))[0]!.until).toBeUndefined();
  expect(await listOf(52)).toMatchObject([
    {
      kind: NotificationKind.DECISION,
      caseOutcome: CaseOutcome.SILENCE,
      violation: Violation.INSULT,
      until,
      actorId: '',
    },
  ]);
});

it('a member in whose case no violation was found is not notified', async () => {
  running.reporters.set(caseId(6), [memberId(61)]);
  await running.bench.bus.publish([
    recordOf(topics.case, {
      caseId: caseId(6),
      state: CaseState.CLOSED,
      outcome: NOTHING,
      closedAt,
      subjectId: memberId(62),
      version: ++version,
    }),
  ]);
  await eventually(async () => expect(await listOf(61)).toHaveLength(1));
  expect(await listOf(62)).toEqual([]);
});

it('a decided appeal notifies the member once, beside the decision, and nobody else', async () => {
  running.reporters.set(caseId(7), [memberId(71)]);
  const decided = { caseId: caseId(7), state: CaseState.CLOSED, outcome: CaseOutcome.WARN, closedAt };
  const about = { subjectId: memberId(72), violation: Violation.SPAM };
  await running.bench.bus.publish([recordOf(topics.case, { ...decided, ...about, version: ++version })]);
  await eventually(async () => expect(await listOf(72)).toHaveLength(1));
  const appeal = { appeal: AppealState.OVERTURNED, appealDecidedAt: timestampFromDate(new Date()) };
  for (let times = 0; times < 2; times += 1)
    await running.bench.bus.publish([
      recordOf(topics.case, { ...decided, ...about, ...appeal, version: ++version }),
    ]);
  await eventually(async () =>
    expect(await listOf(72)).toMatchObject([
      { kind: NotificationKind.APPEAL, appeal: AppealState.OVERTURNED, contentLost: false, actorId: '' },
      { kind: NotificationKind.DECISION },
    ]),
  );
  await eventually(async () => expect(await listOf(71)).toMatchObject([{ kind: NotificationKind.CASE }]));
});

it('a notification says if an overturned removal cannot be undone; other appeals do not', async () => {
  const told = async (n: number, appeal: AppealState, contentLost: boolean) => {
    await running.bench.bus.publish([
      recordOf(topics.case, {
        caseId: caseId(n),
        state: CaseState.CLOSED,
        outcome: CaseOutcome.REMOVE,
        closedAt,
        subjectId: memberId(n),
        appeal,
        contentLost,
        version: ++version,
      }),
    ]);
    await eventually(async () => expect(await listOf(n)).toHaveLength(1));
    const [found] = await listOf(n);
    return { appeal: found!.appeal, contentLost: found!.contentLost };
  };
  const { OVERTURNED, UPHELD } = AppealState;
  expect(await told(74, OVERTURNED, true)).toEqual({ appeal: OVERTURNED, contentLost: true });
  expect(await told(75, OVERTURNED, false)).toEqual({ appeal: OVERTURNED, contentLost: false });
  expect(await told(76, UPHELD, true)).toEqual({ appeal: UPHELD, contentLost: false });
});
