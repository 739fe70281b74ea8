import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import {
  AppealState,
  CaseOutcome,
  CommentsService,
  Role,
  SanctionKind,
  topics,
  Violation,
} from '@seyir/proto';
import { caseCalls, problems } from './case-fixtures.js';
import {
  episode,
  episodeId,
  id,
  memberId,
  nowhere,
  startComments,
  titleId,
  type Running,
} from './fixtures.js';

const nobody = '00000000-0000-0000-0000-000000000000';
const { REMOVE, WARN, BAN, NOTHING } = CaseOutcome;
const { PENDING, UPHELD, OVERTURNED } = AppealState;

let running: Running;
const { appeal, close, comment, decide, lastEvent, record, report, second, shown } = caseCalls(() => running);
beforeAll(async () => {
  running = await startComments();
  await record();
});
afterAll(() => running.close());

/** A warned member's case. */
const warned = async (n: number) => close(await report(2, await comment(n, `Uyarılan ${n}`)), WARN);

describe('the member concerned', () => {
  it('reads the decision without its note, its moderator and its reporters', async () => {
    const caseId = await close(await report(2, await comment(1, 'Okunacak')), WARN, { note: 'Gizli not' });
    const { decisions } = await running.as(1).listOwnDecisions({});
    const own = decisions.find((decision) => decision.id === caseId)!;
    expect(own).toMatchObject({ outcome: WARN, violation: Violation.SPAM, targetType: 'comment' });
    expect(own.appeal).toBeUndefined();
    expect(
      JSON.stringify(own, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)),
    ).not.toMatch(new RegExp(`Gizli|${memberId(90)}|${memberId(2)}`));
  });

  it('sees no decision that found nothing', async () => {
    const caseId = await close(await report(2, await comment(3, 'Masum')), NOTHING, { violation: 0 });
    expect((await running.as(3).listOwnDecisions({})).decisions).toEqual([]);
    expect(await problems(appeal(3, caseId))).toBe('NOT_FOUND');
  });

  it('appeals once: twice at once and later again, the first appeal is the answer', async () => {
    const caseId = await warned(4);
    const both = await Promise.all([appeal(4, caseId, 'Birinci'), appeal(4, caseId, 'İkinci')]);
    expect(both[0]!.appeal).toEqual(both[1]!.appeal);
    expect(both[0]!.appeal).toMatchObject({ state: PENDING, note: '', decidedBy: '' });
    expect((await appeal(4, caseId, 'Üçüncü')).appeal).toEqual(both[0]!.appeal);
  });

  it.each([
    ['without a text', { body: ' ' }, { body: 'required' }],
    ['with 2,001 graphemes', { body: 'ş'.repeat(2_001) }, { body: 'too_long' }],
    ['of an unknown decision', { decisionId: nowhere }, 'NOT_FOUND'],
    ['of no id', { decisionId: 'x' }, 'NOT_FOUND'],
  ])('is refused an appeal %s', async (_, over, refusal) => {
    const given = { decisionId: await warned(5), body: 'Neden', ...over };
    expect(await problems(running.as(5).appealDecision(given))).toEqual(refusal);
  });

  it('is the only one who may appeal, and only within 14 days', async () => {
    const caseId = await warned(5);
    expect(await problems(appeal(6, caseId))).toBe('NOT_FOUND');
    await running.database.query(
      `UPDATE moderation_case SET closed_at = now() - interval '14 days 1 minute' WHERE id = $1`,
      [caseId],
    );
    expect(await problems(appeal(5, caseId))).toBe('APPEAL_CLOSED');
  });

  it('appeals while silenced', async () => {
    const caseId = await warned(6);
    const silenced = running.bench.client(CommentsService, {
      memberId: memberId(6),
      sessionId: 's6',
      roles: ['member'],
      silence: { until: Date.now() + 60_000, violation: 1 },
    });
    expect((await silenced.appealDecision({ decisionId: caseId, body: 'Neden' })).decision).toMatchObject({
      appeal: { state: PENDING },
    });
  });
});

describe('an appeal', () => {
  it('is for another moderator than the one who decided', async () => {
    const caseId = await warned(7);
    await appeal(7, caseId);
    const listed = async (client: Pick<Running['moderator'], 'listAppeals'>) =>
      (await client.listAppeals({ page: { size: 100 } })).cases.map((one) => one.id);
    expect(await listed(running.moderator)).not.toContain(caseId);
    expect(await listed(second())).toContain(caseId);
    const own = running.moderator.decideAppeal({ caseId, state: UPHELD });
    expect(await problems(own)).toBe('FORBIDDEN');
    expect(await problems(decide(caseId, PENDING))).toEqual({ state: 'invalid' });
    expect((await decide(caseId, UPHELD, 'Yerinde')).case).toMatchObject({
      appeal: { state: UPHELD, note: 'Yerinde', decidedBy: memberId(29) },
    });
    expect(await listed(second())).not.toContain(caseId);
    await eventually(() => {
      const { message, bytes } = lastEvent(caseId);
      expect(message).toMatchObject({ appeal: UPHELD, outcome: WARN, subjectId: memberId(7) });
      expect(bytes).not.toMatch(/Yerinde|Yanlış/);
    });
    expect((await appeal(7, caseId)).appeal).toMatchObject({ state: UPHELD, note: '', decidedBy: '' });
  });

  it('is decided once, also by two moderators at once', async () => {
    const caseId = await warned(8);
    await appeal(8, caseId);
    const codes = await Promise.all([problems(decide(caseId, UPHELD)), problems(decide(caseId, OVERTURNED))]);
    expect(codes.sort()).toEqual(['OK', 'OUTDATED']);
    expect(await problems(decide(await warned(8), UPHELD))).toBe('NOT_FOUND');
  });

  it('that is overturned shows the removed comment again', async () => {
    const commentId = await comment(10, 'Geri gelecek');
    const caseId = await close(await report(2, commentId), REMOVE);
    expect(await shown(commentId)).toMatchObject({ deleted: true, body: '' });
    await appeal(10, caseId);
    await decide(caseId, OVERTURNED);
    expect(await shown(commentId)).toMatchObject({ deleted: false, body: 'Geri gelecek' });
    await eventually(() => expect(lastEvent(caseId).message).toMatchObject({ appeal: OVERTURNED }));
  });

  it('that is overturned leaves a comment deleted that its author has deleted', async () => {
    const commentId = await comment(10, 'Yazarı sildi');
    const caseId = await report(2, commentId);
    await running.as(10).deleteComment({ commentId });
    await close(caseId, REMOVE);
    await appeal(10, caseId);
    await decide(caseId, OVERTURNED);
    expect(await shown(commentId)).toMatchObject({ deleted: true, body: '' });
  });

  it('of a removal says whether the content can come back', async () => {
    const own = async (n: number, caseId: string) =>
      (await running.as(n).listOwnDecisions({})).decisions.find(({ id: one }) => one === caseId)!;
    const lost = async (n: number, caseId: string) => [
      (await own(n, caseId)).contentLost,
      (await second().getCase({ caseId })).case!.contentLost,
    ];
    const given = { category: 1, title: 'Kalkacak konu', body: 'Silinecek' };
    const { topic } = await running.as(10).createTopic(given);
    const ofTopic = await close(await report(2, topic!.id, 'discussion'), REMOVE);
    expect(await lost(10, ofTopic)).toEqual([true, true]);
    const { comment: gone } = await running
      .as(10)
      .postComment({ target: episode(5), body: 'Bölümle gidecek' });
    const ofComment = await close(await report(2, gone!.id), REMOVE);
    expect(await lost(10, ofComment)).toEqual([false, false]);
    await running.publish(topics.episode, {
      episodeId: episodeId(5),
      titleId: titleId(1),
      version: 2,
      removed: true,
    });
    for (const caseId of [ofTopic, ofComment]) {
      await appeal(10, caseId);
      await decide(caseId, OVERTURNED);
      await eventually(() =>
        expect(lastEvent(caseId).message).toMatchObject({ appeal: OVERTURNED, contentLost: true }),
      );
      expect(await lost(10, caseId)).toEqual([true, true]);
    }
    const back = await close(await report(2, await comment(10, 'Döner')), REMOVE);
    await appeal(10, back);
    await decide(back, OVERTURNED);
    expect(await lost(10, back)).toEqual([false, false]);
  });

  it('that is overturned leaves the comment of an author deleted who was erased meanwhile', async () => {
    const removed = async (n: number) => {
      const commentId = await comment(n, 'Yazarı gitti');
      const caseId = await close(await report(2, commentId), REMOVE);
      await appeal(n, caseId);
      return { commentId, caseId };
    };
    const deletedAt = async (commentId: string) =>
      (await running.database.query(`SELECT deleted_at FROM comment WHERE id = $1`, [commentId])).rows;
    // Before the first step of the removal, and between two of its steps: the text is empty, and the case still names its member.
    const [marked, emptied] = [await removed(23), await removed(24)];
    await running.database.query(`INSERT INTO gone_member (member_id, gone_at) VALUES ($1, now())`, [
      memberId(23),
    ]);
    await running.database.query(`UPDATE comment SET author_id = $2, body = '' WHERE id = $1`, [
      emptied.commentId,
      nobody,
    ]);
    for (const { commentId, caseId } of [marked, emptied]) {
      expect((await decide(caseId, OVERTURNED)).case).toMatchObject({ appeal: { state: OVERTURNED } });
      expect(await shown(commentId)).toMatchObject({ deleted: true, body: '' });
      expect(await deletedAt(commentId)).toEqual([{ deleted_at: expect.any(Date) }]);
    }
  });

  it('against a ban without a case adds a case with the id of the ban', async () => {
    const sanctionId = id('5a5a', 1);
    const imposedAt = timestampFromDate(new Date());
    running.sanctions.set(sanctionId, {
      id: sanctionId,
      memberId: memberId(11),
      kind: SanctionKind.BAN,
      violation: Violation.INSULT,
      imposedAt,
      imposedBy: memberId(90),
    });
    expect(await problems(appeal(12, sanctionId))).toBe('NOT_FOUND');
    const both = await Promise.all([appeal(11, sanctionId), appeal(11, sanctionId)]);
    expect(both.map((decision) => decision.id)).toEqual([sanctionId, sanctionId]);
    expect((await second().getCase({ caseId: sanctionId })).case).toMatchObject({
      targetType: 'user',
      targetId: memberId(11),
      outcome: BAN,
      closedBy: memberId(90),
      reportCount: 0,
    });
    await decide(sanctionId, OVERTURNED);
    await eventually(() =>
      expect(lastEvent(sanctionId).message).toMatchObject({ appeal: OVERTURNED, outcome: BAN }),
    );
  });

  it('is possible after the thread of the decided case is removed', async () => {
    const { comment: own } = await running.as(19).postComment({ target: episode(3), body: 'Bölümü gidecek' });
    const caseId = await close(await report(2, own!.id), BAN);
    const open = await report(
      2,
      (await running.as(20).postComment({ target: episode(3), body: 'Açık' })).comment!.id,
    );
    await running.publish(topics.episode, {
      episodeId: episodeId(3),
      titleId: titleId(1),
      version: 2,
      removed: true,
    });
    await eventually(async () => {
      const { rows } = await running.database.query(`SELECT 1 FROM comment WHERE id = $1`, [own!.id]);
      expect(rows).toEqual([]);
    });
    expect(await problems(second().getCase({ caseId: open }))).toBe('NOT_FOUND');
    expect(await appeal(19, caseId)).toMatchObject({ outcome: BAN, appeal: { state: PENDING } });
    expect((await decide(caseId, OVERTURNED)).case).toMatchObject({ appeal: { state: OVERTURNED } });
  });

  it('against a ban whose case is gone adds a case with the id of the ban', async () => {
    const sanctionId = id('5a5a', 3);
    running.sanctions.set(sanctionId, {
      id: sanctionId,
      memberId: memberId(19),
      kind: SanctionKind.BAN,
      violation: Violation.INSULT,
      imposedAt: timestampFromDate(new Date()),
      imposedBy: memberId(90),
      caseId: nowhere,
    });
    expect(await appeal(19, sanctionId)).toMatchObject({ id: sanctionId, appeal: { state: PENDING } });
  });

  it('against a ban of a case is the appeal of that case', async () => {
    const caseId = await close(await report(2, memberId(19), 'user'), BAN);
    const sanctionId = id('5a5a', 4);
    running.sanctions.set(sanctionId, {
      id: sanctionId,
      memberId: memberId(19),
      kind: SanctionKind.BAN,
      violation: Violation.SPAM,
      imposedAt: timestampFromDate(new Date()),
      imposedBy: memberId(90),
      caseId,
    });
    expect((await appeal(19, sanctionId)).id).toBe(caseId);
  });

  it('against a ban of staff is overturned only by an admin', async () => {
    const sanctionId = id('5a5a', 2);
    running.roles.set(memberId(12), [Role.MODERATOR]);
    running.sanctions.set(sanctionId, {
      id: sanctionId,
      memberId: memberId(12),
      kind: SanctionKind.BAN,
      violation: Violation.INSULT,
      imposedAt: timestampFromDate(new Date()),
      imposedBy: memberId(90),
    });
    await appeal(12, sanctionId);
    expect(await problems(decide(sanctionId, OVERTURNED))).toBe('FORBIDDEN');
    const admin = running.bench.client(CommentsService, {
      memberId: memberId(27),
      sessionId: 's27',
      roles: ['member', 'moderator', 'admin'],
    });
    await admin.decideAppeal({ caseId: sanctionId, state: OVERTURNED, note: '' });
    running.roles.delete(memberId(12));
  });

  it('of an erased member is removed, and an erased moderator leaves no name', async () => {
    const [theirs, decided] = [await warned(13), await warned(14)];
    await appeal(13, theirs, 'Silinecek itiraz');
    await appeal(14, decided);
    const eraser = running.bench.client(CommentsService, {
      memberId: memberId(28),
      sessionId: 's28',
      roles: ['member', 'moderator'],
    });
    await eraser.decideAppeal({ caseId: decided, state: UPHELD });
    for (const n of [13, 28])
      await running.publish(topics.member, { memberId: memberId(n), version: 2, removed: true });
    await eventually(async () => {
      const { rows } = await running.database.query(
        `SELECT 1 FROM moderation_case WHERE appeal_body LIKE 'Silinecek%' OR appeal_decided_by = $1`,
        [memberId(28)],
      );
      expect(rows).toEqual([]);
    }, 15_000);
  });
});

it('moderators read the decisions against a member, but not their own', async () => {
  const caseId = await warned(14);
  const removed = await close(await report(2, await comment(14, 'Silinen 14')), REMOVE);
  await close(await report(2, await comment(14, 'Sorunsuz 14')), NOTHING);
  const read = async (reader = running.moderator, n = 14) =>
    (await reader.listMemberDecisions({ memberId: memberId(n) })).cases.map(({ id: one, outcome }) => [
      one,
      outcome,
    ]);
  const decided = await read();
  expect(decided.slice(0, 2)).toEqual([
    [removed, REMOVE],
    [caseId, WARN],
  ]);
  expect(decided.map(([, outcome]) => outcome)).not.toContain(NOTHING);
  expect(await problems(read(running.as(14)))).toBe('FORBIDDEN');
  const own = await warned(29);
  expect(await read(second(), 29)).toEqual([]);
  expect(await read(running.moderator, 29)).toContainEqual([own, WARN]);
});

it('the statistics count open cases by age, and the time to decisions of the last 30 days', async () => {
  await running.database.query(`DELETE FROM report`);
  await running.database.query(`DELETE FROM moderation_case`);
  await running.database.query(
    `INSERT INTO moderation_case (id, target_type, target_id, state, opened_at, changed_at, report_count, closed_at, outcome)
     SELECT gen_random_uuid(), 'title', n::text, 'open', now() - n * interval '12 hours', now(), 1, NULL, NULL
     FROM generate_series(1, 9) n
     UNION ALL
     SELECT gen_random_uuid(), 'title', n::text, 'closed', now() - interval '1 day' - n * interval '1 hour', now(), 1,
       now() - interval '1 day', 'nothing' FROM generate_series(1, 11) n
     UNION ALL
     SELECT gen_random_uuid(), 'title', 'old', 'closed', now() - interval '90 days', now(), 1,
       now() - interval '40 days', 'nothing'`,
  );
  expect(await running.moderator.getCaseStatistics({})).toMatchObject({
    openUnderDay: 1,
    openUnderThreeDays: 4,
    openLonger: 4,
    decided: 11,
    appeals: 0,
    medianSeconds: 21_600n,
    p90Seconds: 36_000n,
  });
});

it('the list of appeals and of own decisions read no more rows as cases grow in number', async () => {
  await running.database.query(
    `INSERT INTO moderation_case (id, target_type, target_id, state, opened_at, changed_at, report_count, closed_at, outcome,
       subject_id, appeal_state, appealed_at)
     SELECT gen_random_uuid(), 'user', gen_random_uuid()::text, 'closed', now(), now(), 1, now(), 'warn',
       gen_random_uuid(), CASE WHEN n % 10 = 0 THEN 'pending' END, CASE WHEN n % 10 = 0 THEN now() END
     FROM generate_series(1, 4000) n`,
  );
  await running.database.query('ANALYZE moderation_case');
  const caseId = await warned(20);
  const statements = await explainStatements(['moderation_case'], async () => {
    await second().listAppeals({ page: { number: 2, size: 100 } });
    await running.as(20).listOwnDecisions({});
    await appeal(20, caseId);
    await decide(caseId, OVERTURNED);
  });
  expect(statements.length).toBeGreaterThan(4);
  expect(statements.filter(isBeyondBudget)).toEqual([]);
});
