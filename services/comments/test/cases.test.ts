import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventRecord } from '@seyir/kit';
import { eventually, explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  CaseChangedSchema,
  CaseOrder,
  CaseOutcome,
  CaseState,
  ReportProblem,
  topics,
  Violation,
} from '@seyir/proto';
import {
  collectionId,
  id,
  memberId,
  nowhere,
  postId,
  series,
  startComments,
  titleId,
  type Running,
} from './fixtures.js';

const { NOTHING, REMOVE, WARN, SILENCE, BAN, UNSPECIFIED } = CaseOutcome;
const inDays = (days: number) => timestampFromDate(new Date(Date.now() + days * 86_400_000));

let running: Running;
const records: EventRecord[] = [];
beforeAll(async () => {
  running = await startComments();
  await running.bench.bus.subscribe('test', [topics.case.name], async (event) => void records.push(event));
});
afterAll(() => running.close());

const comment = async (n: number, body: string) =>
  (await running.as(n).postComment({ target: series, body })).comment!.id;
const report = async (n: number, targetId: string, problem = ReportProblem.SPAM, targetType = 'comment') =>
  (await running.as(n).report({ targetType, targetId, problem, description: `Bildiren ${n}` })).caseId;
const read = (caseId: string) => running.moderator.getCase({ caseId });
const close = async (caseId: string, outcome: CaseOutcome, over: object = {}) => {
  const { version } = (await read(caseId)).case!;
  return (await running.moderator.closeCase({ caseId, outcome, version, ...over })).case!;
};
const queue = async (page: object = { size: 100 }) =>
  (await running.moderator.listCases({ state: CaseState.OPEN, page })).cases;
const problems = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'OK',
    (error: { code: string; details: { fields?: object } }) => error.details.fields ?? error.code,
  );

describe('a case', () => {
  it('holds its reports, and the comment as it stood when it was reported first', async () => {
    const { comment: own } = await running.as(1).postComment({ target: series, body: 'İlk hâli' });
    const caseId = await report(2, own!.id, ReportProblem.INSULT);
    await running.as(1).editComment({ commentId: own!.id, body: 'Düzeltilmiş hâli', version: own!.version });
    await report(3, own!.id, ReportProblem.SPAM);
    const found = await read(caseId);
    expect(found.case).toMatchObject({
      targetType: 'comment',
      targetId: own!.id,
      state: CaseState.OPEN,
      reportCount: 2,
      outcome: UNSPECIFIED,
      problems: [ReportProblem.INSULT, ReportProblem.SPAM],
      removable: true,
    });
    expect(found.reports.map(({ memberId: who }) => who)).toEqual([memberId(3), memberId(2)]);
    expect(found.evidence).toMatchObject([{ id: own!.id, authorId: memberId(1), body: 'İlk hâli' }]);
  });

  it('is taken and given back by a moderator', async () => {
    const caseId = await report(2, await comment(1, 'Üstlenilecek'));
    const assign = (assigned: boolean) => running.moderator.assignCase({ caseId, assigned });
    expect((await assign(true)).case!.assigneeId).toBe(memberId(90));
    expect((await assign(false)).case!.assigneeId).toBe('');
  });

  it('about a moderator, or about a moderator’s text, is for other moderators', async () => {
    const { comment: theirs } = await running.moderator.postComment({ target: series, body: 'Benim' });
    for (const caseId of [
      await report(2, memberId(90), ReportProblem.INSULT, 'user'),
      await report(2, theirs!.id),
    ])
      for (const call of [
        () => read(caseId),
        () => running.moderator.assignCase({ caseId, assigned: true }),
        () => running.moderator.closeCase({ caseId, outcome: NOTHING, version: 1 }),
      ])
        await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is closed without an effect where nothing was found', async () => {
    const commentId = await comment(1, 'Masum');
    const caseId = await report(2, commentId);
    expect(await close(caseId, NOTHING, { note: ' Kurallara uygun. ' })).toMatchObject({
      state: CaseState.CLOSED,
      outcome: NOTHING,
      note: 'Kurallara uygun.',
      closedBy: memberId(90),
    });
    expect((await running.visitor.getComments({ ids: [commentId] })).comments[0]!.deleted).toBe(false);
    await eventually(() => {
      const last = records.filter(({ key }) => key === caseId).at(-1)!;
      expect(fromBinary(CaseChangedSchema, last.data)).toMatchObject({ outcome: NOTHING, version: 2 });
      expect(Buffer.from(last.data).toString()).not.toContain('Kurallara');
    });
  });

  it('takes the comment away in the same transaction', async () => {
    const commentId = await comment(1, 'Kalkacak');
    const caseId = await report(2, commentId);
    await close(caseId, REMOVE);
    expect((await running.visitor.getComments({ ids: [commentId] })).comments).toMatchObject([
      { deleted: true, body: '' },
    ]);
    expect((await read(caseId)).evidence).toMatchObject([{ body: 'Kalkacak' }]);
  });

  it('about a comment that its author has deleted can be closed with the same outcome', async () => {
    const commentId = await comment(1, 'Kendi sildi');
    const caseId = await report(2, commentId);
    await running.as(1).deleteComment({ commentId });
    expect(await close(caseId, REMOVE)).toMatchObject({ outcome: REMOVE });
  });

  it('lists earlier cases about its target', async () => {
    const commentId = await comment(1, 'Yine o');
    const first = await report(2, commentId);
    await close(first, NOTHING);
    const second = await report(3, commentId);
    expect(second).not.toBe(first);
    expect((await read(second)).earlier.map((one) => one.id)).toEqual([first]);
  });
});

describe('a decision against the member concerned', () => {
  it('says in its event who, why and until when, and nothing of what was written', async () => {
    const caseId = await report(2, await comment(1, 'Hakaret metni'));
    const until = inDays(7);
    const decided = await close(caseId, SILENCE, { violation: Violation.INSULT, until, note: 'Üçüncü kez' });
    expect(decided).toMatchObject({
      outcome: SILENCE,
      subjectId: memberId(1),
      violation: Violation.INSULT,
      until,
    });
    await eventually(() => {
      const last = records.filter(({ key }) => key === caseId).at(-1)!;
      expect(fromBinary(CaseChangedSchema, last.data)).toMatchObject({
        outcome: SILENCE,
        subjectId: memberId(1),
        violation: Violation.INSULT,
        until,
        closedBy: memberId(90),
      });
      expect(Buffer.from(last.data).toString()).not.toMatch(/Hakaret|Üçüncü/);
    });
  });

  it('of a reported member is about that member, and the case page lists the member`s earlier cases', async () => {
    const aboutText = await report(2, await comment(8, 'Sekizin sözü'));
    await close(aboutText, WARN, { violation: Violation.SPAM });
    const aboutMember = await report(3, memberId(8), ReportProblem.INSULT, 'user');
    expect((await read(aboutMember)).ofSubject.map(({ id }) => id)).toEqual([aboutText]);
    expect(await close(aboutMember, BAN, { violation: Violation.SPAM })).toMatchObject({
      outcome: BAN,
      subjectId: memberId(8),
    });
  });

  it('is the lists of the others: a moderator finds no case about the moderator', async () => {
    const { comment: theirs } = await running.moderator.postComment({ target: series, body: 'Moderatörün' });
    const caseId = await report(2, theirs!.id);
    expect((await queue()).map(({ id }) => id)).not.toContain(caseId);
  });

  it.each([
    ['flow', postId(60)],
    ['collection', collectionId(60)],
    ['story', id('9999', 2)],
    ['group', id('9999', 1)],
  ])('about a text of social (%s) is against its author, with a copy', async (type, targetId) => {
    running.posts.set(postId(60), {});
    running.collections.set(collectionId(60), undefined);
    running.authors.set(targetId, memberId(10));
    const caseId = await report(2, targetId, ReportProblem.INSULT, type);
    expect((await read(caseId)).evidence).toMatchObject([
      { id: targetId, authorId: memberId(10), body: 'Bildirilen metin' },
    ]);
    expect(await close(caseId, WARN, { violation: Violation.INSULT })).toMatchObject({
      outcome: WARN,
      subjectId: memberId(10),
    });
    const again = await report(2, targetId, ReportProblem.INSULT, type);
    await close(again, REMOVE);
    await eventually(() => {
      const last = records.filter(({ key }) => key === again).at(-1)!;
      expect(fromBinary(CaseChangedSchema, last.data)).toMatchObject({
        outcome: REMOVE,
        subjectId: memberId(10),
      });
    });
    running.authors.set(targetId, memberId(90));
    const own = await report(2, targetId, ReportProblem.INSULT, type);
    expect((await queue()).map((one) => one.id)).not.toContain(own);
    for (const call of [
      () => read(own),
      () => running.moderator.closeCase({ caseId: own, outcome: NOTHING, version: 1 }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('names the member concerned in a case that was opened before this was known', async () => {
    const targetId = postId(61);
    running.posts.set(targetId, {});
    running.authors.set(targetId, memberId(11));
    const caseId = await report(2, targetId, ReportProblem.SPAM, 'flow');
    await running.database.query(`UPDATE moderation_case SET subject_id = NULL WHERE id = $1`, [caseId]);
    await report(3, targetId, ReportProblem.SPAM, 'flow');
    expect((await read(caseId)).case!.subjectId).toBe(memberId(11));
  });

  it('takes a topic away, and keeps a copy of it', async () => {
    const { topic } = await running
      .as(4)
      .createTopic({ category: 1, title: 'Kural dışı', body: 'Konunun metni' });
    const caseId = await report(2, topic!.id, ReportProblem.SPAM, 'discussion');
    expect(await close(caseId, REMOVE, { violation: Violation.SPAM })).toMatchObject({
      subjectId: memberId(4),
    });
    expect((await running.visitor.getTopics({ ids: [topic!.id] })).topics).toEqual([]);
    expect((await read(caseId)).evidence).toMatchObject([{ body: 'Kural dışı\n\nKonunun metni' }]);
  });

  it.each([
    ['a warning without a reason', WARN, {}, { violation: 'required' }],
    ['a silence without an end', SILENCE, { violation: 1 }, { until: 'required' }],
    ['a silence for more than a year', SILENCE, { violation: 1, until: inDays(400) }, { until: 'invalid' }],
    ['a ban in the past', BAN, { violation: 1, until: inDays(-1) }, { until: 'invalid' }],
    ['a warning with an end', WARN, { violation: 1, until: inDays(1) }, { until: 'invalid' }],
    ['an unknown reason', WARN, { violation: 99 }, { violation: 'invalid' }],
  ])('refuses %s', async (_, outcome, over, refusal) => {
    const caseId = await report(2, await comment(1, 'Ret'));
    expect(await problems(close(caseId, outcome, over))).toEqual(refusal);
  });

  it('is refused where no member is known', async () => {
    const caseId = await report(2, series.id, ReportProblem.WRONG, 'title');
    expect(await problems(close(caseId, WARN, { violation: 1 }))).toEqual({ outcome: 'invalid' });
  });
});

describe('a decision is refused', () => {
  it.each([
    ['without an outcome', { outcome: UNSPECIFIED }, { outcome: 'required' }],
    ['with an unknown outcome', { outcome: 99 as never }, { outcome: 'invalid' }],
    ['with a note of 1,001 graphemes', { note: 'ş'.repeat(1_001) }, { note: 'too_long' }],
    ['after another change', { version: 99 }, 'OUTDATED'],
    ['about an unknown case', { caseId: nowhere }, 'NOT_FOUND'],
    ['about no id', { caseId: 'x' }, 'NOT_FOUND'],
  ])('%s', async (_, over, refusal) => {
    const caseId = await report(2, await comment(1, 'Ret'));
    expect(await problems(close(caseId, NOTHING, over))).toEqual(refusal);
  });

  it('to remove a member', async () => {
    const caseId = await report(2, memberId(3), ReportProblem.INSULT, 'user');
    expect(await problems(close(caseId, REMOVE))).toEqual({ outcome: 'invalid' });
  });

  it('the second time; of two moderators at once one decides, and nothing is removed by the other', async () => {
    const commentId = await comment(1, 'İki moderatör');
    const caseId = await report(2, commentId);
    const { version } = (await read(caseId)).case!;
    const decide = (outcome: CaseOutcome) =>
      problems(running.moderator.closeCase({ caseId, outcome, version }));
    const codes = await Promise.all([decide(NOTHING), decide(REMOVE)]);
    expect(codes.sort()).toEqual(['NOT_FOUND', 'OK']);
    const { outcome } = (await read(caseId)).case!;
    const [shown] = (await running.visitor.getComments({ ids: [commentId] })).comments;
    expect(shown!.deleted).toBe(outcome === REMOVE);
    expect(await problems(running.moderator.assignCase({ caseId, assigned: true }))).toBe('NOT_FOUND');
  });
});

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

it('lists the reporters for notifications', async () => {
  const commentId = await comment(1, 'Bildirenler');
  const caseId = await report(12, commentId);
  await report(13, commentId);
  const first = await running.notifications.listReporters({ caseId, limit: 1 });
  expect(first.memberIds).toEqual([memberId(12)]);
  const rest = await running.notifications.listReporters({ caseId, after: memberId(12), limit: 5 });
  expect(rest.memberIds).toEqual([memberId(13)]);
});

it('an erased author takes the copies of comments out of cases', async () => {
  const caseId = await report(2, await comment(15, 'Silinecek kopya'));
  expect((await read(caseId)).evidence).toHaveLength(1);
  await running.publish(topics.member, { memberId: memberId(15), version: 2, removed: true });
  await eventually(
    async () => expect((await read(caseId).catch(() => ({ evidence: [] }))).evidence).toEqual([]),
    15_000,
  );
});

it('the metrics count the cases that wait for moderators, and tell the age of the oldest', async () => {
  const numberOf = async (name: string) => {
    const lines = (await running.bench.platform('comments').metrics.metrics()).split('\n');
    return Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
  };
  const [open, age] = [
    'seyir_moderation_cases{state="open"}',
    'seyir_moderation_oldest_seconds{state="open"}',
  ];
  const before = await numberOf(open);
  const caseId = await report(2, await comment(1, 'Beklenen'));
  await running.database.query(
    `UPDATE moderation_case SET opened_at = now() - interval '10 days' WHERE id = $1`,
    [caseId],
  );
  expect(await numberOf(open)).toBe(before + 1);
  expect(await numberOf(age)).toBeGreaterThan(9 * 86_400);
  await close(caseId, NOTHING);
  expect(await numberOf(open)).toBe(before);
  expect(await numberOf(age)).toBeLessThan(86_400);
  expect(await numberOf('seyir_moderation_cases{state="appeal"}')).toBe(0);
});
