import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { CaseChangedSchema, CaseOutcome, CaseState, ReportProblem, topics, Violation } from '@seyir/proto';
import { caseCalls, deskCalls, problems } from './case-fixtures.js';
import {
  collectionId,
  id,
  memberId,
  nowhere,
  postId,
  series,
  startComments,
  type Running,
} from './fixtures.js';

const { NOTHING, REMOVE, WARN, SILENCE, BAN, UNSPECIFIED } = CaseOutcome;
const inDays = (days: number) => timestampFromDate(new Date(Date.now() + days * 86_400_000));

let running: Running;
const { comment } = caseCalls(() => running);
const { close, queue, read, report } = deskCalls(() => running);
const records: EventRecord[] = [];
beforeAll(async () => {
  running = await startComments();
  await running.bench.bus.subscribe('test', [topics.case.name], async (event) => void records.push(event));
});
afterAll(() => running.close());

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
