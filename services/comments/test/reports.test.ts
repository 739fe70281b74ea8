import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { CaseChangedSchema, CaseState, ReportProblem, topics } from '@seyir/proto';
import { memberId, nowhere, series, startComments, titleId, type Running } from './fixtures.js';

let running: Running;
const events: EventRecord[] = [];
beforeAll(async () => {
  running = await startComments();
  await running.bench.bus.subscribe('test', [topics.case.name], async (event) => void events.push(event));
});
afterAll(() => running.close());

const report = (n: number, targetType: string, targetId: string, over = {}) =>
  running.as(n).report({ targetType, targetId, problem: ReportProblem.SPAM, description: '', ...over });
const aComment = async () =>
  (await running.as(1).postComment({ target: series, body: 'Reklam' })).comment!.id;
const rowsOf = async (caseId: string) =>
  (await running.database.query(`SELECT * FROM report WHERE case_id = $1 ORDER BY reported_at`, [caseId]))
    .rows;

it('R-01 R-03 a report is kept with target, problem and description in an open case', async () => {
  const id = await aComment();
  const description = '  Hep aynı bağlantı.\r\nHer bölümde.';
  const { caseId, already } = await report(2, 'comment', id, { description });
  expect(already).toBe(false);
  expect(await rowsOf(caseId)).toMatchObject([
    { member_id: memberId(2), problem: 'spam', description: 'Hep aynı bağlantı.\nHer bölümde.' },
  ]);
  await eventually(() => events.some((e) => e.key === caseId));
  const event = events.find((e) => e.key === caseId)!;
  expect(fromBinary(CaseChangedSchema, event.data)).toMatchObject({
    ...{ caseId, targetType: 'comment', targetId: id, reportCount: 1, version: 1 },
    state: CaseState.OPEN,
  });
  expect(Buffer.from(event.data).toString()).not.toContain('bağlantı');
});

it('one member has one open report on a target; others join the same case', async () => {
  const id = await aComment();
  const answers = await Promise.all(
    [2, 2, 3, 2, 4, 3].map((n) => report(n, 'comment', id, { problem: ReportProblem.INSULT })),
  );
  const cases = new Set(answers.map(({ caseId }) => caseId));
  expect(cases.size).toBe(1);
  expect(answers.filter(({ already }) => !already)).toHaveLength(3);
  const [caseId = ''] = cases;
  expect(await rowsOf(caseId)).toHaveLength(3);
  await eventually(() => events.filter((e) => e.key === caseId).length === 3);
  expect(events.filter((e) => e.key === caseId).map((e) => e.version)).toEqual([1, 2, 3]);
  await running.database.query(`UPDATE moderation_case SET state = 'closed' WHERE id = $1`, [caseId]);
  const again = await report(2, 'comment', id);
  expect(again).toMatchObject({ already: false });
  expect(again.caseId).not.toBe(caseId);
});

it('is taken on everything that there is', async () => {
  for (const [type, id] of [
    ['title', titleId(1)],
    ['user', memberId(3)],
    ['source', 'source-1'],
  ] as const)
    expect(await report(2, type, id)).toMatchObject({ already: false });
  const gone = await aComment();
  await running.as(1).deleteComment({ commentId: gone });
  for (const [type, id] of [
    ['comment', gone],
    ['comment', nowhere],
    ['comment', ''],
    ['title', nowhere],
    ['user', nowhere],
    ['user', 'x'],
    ['source', 'source-9'],
    ['source', ''],
    ['flow', nowhere],
    ['', nowhere],
  ] as const)
    await expect(report(2, type, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

describe('R-02 a report is refused', () => {
  it.each([
    ['without a problem', { problem: 0 }, { problem: 'required' }],
    ['with an unknown problem', { problem: 99 }, { problem: 'invalid' }],
    ['with more than 1,000 characters', { description: 'a'.repeat(1_001) }, { description: 'too_long' }],
  ])('%s', async (_, over, fields) => {
    const id = await aComment();
    await expect(report(2, 'comment', id, over)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { fields },
    });
  });
});

it('the snapshot of cases equals the last events', async () => {
  const { records } = await running.notifications.snapshot({ topic: topics.case.name });
  await eventually(() => {
    const last = new Map(events.map((e) => [e.key, [e.key, e.version, Buffer.from(e.data).toString('hex')]]));
    const open = records.filter((r) => fromBinary(CaseChangedSchema, r.data).state === CaseState.OPEN);
    for (const r of open)
      expect([r.key, r.version, Buffer.from(r.data).toString('hex')]).toEqual(last.get(r.key));
    expect(open.length).toBeGreaterThan(3);
  });
});
