import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { CaseOrder, CaseOutcome, CaseState, ReportProblem } from '@seyir/proto';
import { caseCalls, deskCalls, problems } from './case-fixtures.js';
import { memberId, startComments, titleId, type Running } from './fixtures.js';

const { NOTHING, REMOVE } = CaseOutcome;

let running: Running;
const { comment } = caseCalls(() => running);
const { close, queue, read, report } = deskCalls(() => running);
beforeAll(async () => {
  running = await startComments();
});
afterAll(() => running.close());

describe('the queue', () => {
  it('begins with indecent content and private data, then the heaviest case, then the oldest', async () => {
    const [old, heavy, urgent, personal] = [
      await report(5, await comment(1, 'Eski')),
      await report(5, await comment(1, 'Çok bildirilen')),
      await report(5, await comment(1, 'Uygunsuz'), ReportProblem.INDECENT),
      await report(5, await comment(1, 'Telefonu şu'), ReportProblem.PRIVATE_DATA),
    ];
    const { targetId } = (await read(heavy!)).case!;
    await report(6, targetId);
    const young = await report(5, await comment(1, 'Yeni'));
    const order = (await queue())
      .map((one) => one.id)
      .filter((one) => [old, heavy, urgent, personal, young].includes(one));
    expect(order).toEqual([urgent, personal, heavy, old, young]);
    // An urgent problem counts once a case.
    const before = (await read(urgent!)).case!;
    await report(6, before.targetId, ReportProblem.PRIVATE_DATA);
    expect((await read(urgent!)).case!.weight).toBe(before.weight + 4);
  });

  it('weighs a report more after three accepted ones, and less after three refused ones', async () => {
    const weightOf = async (n: number) =>
      (await read(await report(n, await comment(1, `Ağırlık ${n}`)))).case!.weight;
    for (const [n, outcome] of [
      [7, REMOVE],
      [8, NOTHING],
    ] as const)
      for (let times = 0; times < 3; times += 1)
        await close(await report(n, await comment(1, `Önceki ${n}`)), outcome);
    expect([await weightOf(7), await weightOf(9), await weightOf(8)]).toEqual([8, 4, 2]);
  });

  it('is read page by page, and so are the closed cases, the last one first', async () => {
    for (const state of [CaseState.OPEN, CaseState.CLOSED]) {
      const whole = (await running.moderator.listCases({ state, page: { size: 100 } })).cases.map(
        (one) => one.id,
      );
      expect(whole.length).toBeGreaterThan(4);
      const paged: string[] = [];
      for (let cursor = '', last = false; !last;) {
        const { cases, info } = await running.moderator.listCases({ state, page: { size: 3, cursor } });
        paged.push(...cases.map((one) => one.id));
        ({ last, nextCursor: cursor } = info!);
      }
      expect(paged).toEqual(whole);
    }
  });

  it('holds only cases about a kind of target, or with a problem, and begins with the oldest if asked to', async () => {
    const open = { state: CaseState.OPEN, page: { size: 100 } };
    const others = new Set((await queue()).map((one) => one.id));
    const about = await report(5, titleId(2), ReportProblem.WRONG, 'title');
    const text = await comment(1, 'Telif');
    const wrong = await report(5, text, ReportProblem.COPYRIGHT);
    await report(6, text, ReportProblem.WRONG);
    // Leaves out the cases of other tests.
    const idsOf = async (filter: object) =>
      (await running.moderator.listCases({ ...open, ...filter })).cases
        .map((one) => one.id)
        .filter((one) => !others.has(one));
    expect(await idsOf({ targetType: 'title' })).toEqual([about]);
    expect(await idsOf({ problem: ReportProblem.WRONG })).toEqual([wrong, about]);
    expect(await idsOf({ problem: ReportProblem.WRONG, order: CaseOrder.AGE })).toEqual([about, wrong]);
    expect(await idsOf({ targetType: 'comment', problem: ReportProblem.WRONG })).toEqual([wrong]);
    expect(await idsOf({ targetType: 'story' })).toEqual([]);
    expect(await problems(idsOf({ targetType: 'uydurma' }))).toEqual({ targetType: 'invalid' });
    expect(await problems(idsOf({ problem: 99 }))).toEqual({ problem: 'invalid' });
    expect(await problems(idsOf({ order: 99 }))).toEqual({ order: 'invalid' });
    await close(about, NOTHING);
    const byProblem = { state: CaseState.CLOSED, problem: ReportProblem.WRONG };
    expect(await problems(idsOf(byProblem))).toEqual({ problem: 'invalid' });
    const closed = { state: CaseState.CLOSED, targetType: 'title' };
    expect((await running.moderator.listCases(closed)).cases[0]!.id).toBe(about);
    const all = await running.moderator.listCases({ ...open, order: CaseOrder.AGE });
    const ages = all.cases.map(({ openedAt }) => Number(openedAt!.seconds) * 1e9 + openedAt!.nanos);
    expect(ages).toEqual([...ages].sort((one, other) => one - other));
    const paged: string[] = [];
    for (let cursor = '', last = false; !last;) {
      const answer = await running.moderator.listCases({
        ...open,
        order: CaseOrder.AGE,
        page: { size: 3, cursor },
      });
      paged.push(...answer.cases.map((one) => one.id));
      ({ last, nextCursor: cursor } = answer.info!);
    }
    expect(paged).toEqual(all.cases.map((one) => one.id));
  });

  it('with a problem is read page by page, and follows the cases as they change', async () => {
    const broken = { state: CaseState.OPEN, problem: ReportProblem.BROKEN };
    const [light, decided, raised] = [
      await report(5, await comment(1, 'Bozuk bir'), ReportProblem.BROKEN),
      await report(5, await comment(1, 'Bozuk iki'), ReportProblem.BROKEN),
      await report(5, await comment(1, 'Bozuk üç'), ReportProblem.BROKEN),
    ];
    await report(6, (await read(raised!)).case!.targetId, ReportProblem.SPAM);
    const inPages = async (filter: object) => {
      const paged: string[] = [];
      for (let cursor = '', last = false; !last;) {
        const page = { size: 1, cursor };
        const { cases, info } = await running.moderator.listCases({ ...broken, ...filter, page });
        paged.push(...cases.map((one) => one.id));
        ({ last, nextCursor: cursor } = info!);
      }
      return paged;
    };
    expect(await inPages({})).toEqual([raised, light, decided]);
    expect(await inPages({ targetType: 'comment' })).toEqual([raised, light, decided]);
    expect(await inPages({ order: CaseOrder.AGE })).toEqual([light, decided, raised]);
    expect(await inPages({ order: CaseOrder.AGE, targetType: 'comment' })).toEqual([light, decided, raised]);
    expect(await inPages({ targetType: 'title' })).toEqual([]);
    await close(decided!, NOTHING);
    expect(await inPages({})).toEqual([raised, light]);
    // Does what the erasure of the reporting member does.
    await running.database.query(`DELETE FROM report WHERE case_id = $1 AND problem = 'broken'`, [raised]);
    expect(await inPages({})).toEqual([light]);
  });

  it('tells with each report how the cases of its member were decided', async () => {
    await close(await report(16, await comment(1, 'Haklı')), REMOVE);
    await close(await report(16, await comment(1, 'Haksız')), NOTHING);
    const text = await comment(1, 'İki bildiren');
    const caseId = await report(16, text);
    await report(17, text);
    const { reports } = await read(caseId);
    expect(reports.map(({ memberId: who, accepted, refused }) => [who, accepted, refused])).toEqual([
      [memberId(17), 0, 0],
      [memberId(16), 1, 1],
    ]);
  });

  it('reads no more rows as it becomes longer', async () => {
    await running.database.query(
      `INSERT INTO moderation_case (id, target_type, target_id, state, opened_at, changed_at, weight, report_count, closed_at, outcome)
       SELECT gen_random_uuid(), 'title', gen_random_uuid()::text, CASE WHEN n % 2 = 0 THEN 'open' ELSE 'closed' END, now(), now(),
         n % 40, 1, CASE WHEN n % 2 = 1 THEN now() END, CASE WHEN n % 2 = 1 THEN 'nothing' END
       FROM generate_series(1, 4000) n`,
    );
    await running.database.query(
      `INSERT INTO report (case_id, member_id, problem, description, reported_at)
       SELECT id, gen_random_uuid(), 'spam', '', now() FROM moderation_case WHERE state = 'open' AND target_type = 'title'
       ON CONFLICT DO NOTHING`,
    );
    await running.database.query('ANALYZE moderation_case, report, open_case_problem');
    const caseId = await report(2, await comment(1, 'Ölçülen'));
    const statements = await explainStatements(['moderation_case', 'report', 'case_evidence'], async () => {
      await queue({ number: 3, size: 100 });
      await running.moderator.listCases({ state: CaseState.CLOSED, page: { number: 3, size: 100 } });
      for (const state of [CaseState.OPEN, CaseState.CLOSED])
        for (const order of [CaseOrder.WEIGHT, CaseOrder.AGE])
          for (const targetType of ['', 'title', 'comment'])
            await running.moderator.listCases({ state, order, targetType, page: { size: 30 } });
      const spam = { state: CaseState.OPEN, problem: ReportProblem.SPAM, page: { size: 30 } };
      for (const order of [CaseOrder.WEIGHT, CaseOrder.AGE])
        for (const targetType of ['', 'title'])
          await running.moderator.listCases({ ...spam, order, targetType });
      await read(caseId);
      await report(3, (await read(caseId)).case!.targetId);
      await close(caseId, NOTHING);
    });
    expect(statements.length).toBeGreaterThan(8);
    expect(statements.filter(isBeyondBudget)).toEqual([]);
  });
});
