import { fromBinary } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainError, type EventRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { CaseChangedSchema, CaseState, MessagingService, ReportProblem, topics } from '@seyir/proto';
import {
  episodeId,
  id,
  memberId,
  nowhere,
  series,
  startComments,
  titleId,
  type Running,
} from './fixtures.js';

let running: Running;
const events: EventRecord[] = [];
beforeAll(async () => {
  running = await startComments();
  await running.bench.bus.subscribe('test', [topics.case.name], async (event) => void events.push(event));
});
afterAll(() => running.close());

const report = (n: number, targetType: string, targetId: string, over = {}) =>
  running.as(n).report({ targetType, targetId, problem: ReportProblem.SPAM, description: '', ...over });
/** The targets that the fake social shows. */
const [groupId, storyId] = [id('9999', 1), id('9999', 2)];
const aComment = async () =>
  (await running.as(1).postComment({ target: series, body: 'Reklam' })).comment!.id;
const rowsOf = async (caseId: string) =>
  (await running.database.query(`SELECT * FROM report WHERE case_id = $1 ORDER BY reported_at`, [caseId]))
    .rows;

it('R-01 R-03 a report is stored with target, problem and description in an open case', async () => {
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
    caseId,
    targetType: 'comment',
    targetId: id,
    reportCount: 1,
    version: 1,
    state: CaseState.OPEN,
  });
  expect(Buffer.from(event.data).toString()).not.toContain('bağlantı');
});

it('a member has one open report per target; other members join the same case', async () => {
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

it('is accepted for every kind of existing target', async () => {
  for (const [type, id] of [
    ['title', titleId(1)],
    ['user', memberId(3)],
    ['source', 'source-1'],
    ['group', groupId],
    ['story', storyId],
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
    ['group', nowhere],
    ['group', 'bozkir'],
    ['story', groupId],
    ['', nowhere],
  ] as const)
    await expect(report(2, type, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('a member’s visible texts, a title and a source are copied as they were at the report', async () => {
  const copiesOf = async (targetType: string, targetId: string) => {
    const { caseId } = await report(6, targetType, targetId);
    const { case: given, evidence } = await running.moderator.getCase({ caseId });
    return [given!.subjectId, evidence.map(({ id: copied, authorId, body }) => [copied, authorId, body])];
  };
  expect(await copiesOf('user', memberId(4))).toEqual([
    memberId(4),
    [[memberId(4), memberId(4), 'Üye 4 (@uye.4)\n\nBen 4']],
  ]);
  const nobody = '00000000-0000-0000-0000-000000000000';
  expect(await copiesOf('title', titleId(2))).toEqual(['', [[titleId(2), nobody, 'Yapım 2\n\nKonusu 2']]]);
  expect(await copiesOf('source', 'source-1')).toEqual([
    '',
    [[episodeId(1), nobody, 'Yapım 1 1x1\nKaynak 1']],
  ]);
});

it('a story that is kept from the member cannot be reported', async () => {
  await expect(report(4, 'story', storyId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
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

it('a message of an erased member is not copied into a case', async () => {
  const [own, theirs] = [11, 12].map((n) => id('cccc', n));
  const sentAt = timestampFromDate(new Date('2026-11-20T12:00:00Z'));
  const stop = running.bench.fake(MessagingService, {
    copyEvidence: async () => ({
      messages: [
        { messageId: own!, authorId: memberId(21), body: 'Silindim', sentAt },
        { messageId: theirs!, authorId: memberId(3), body: 'Adresini ver', sentAt },
      ],
    }),
  });
  await running.publish(topics.member, { memberId: memberId(21), version: 2, removed: true });
  const { caseId } = await report(2, 'message', theirs!);
  const { rows } = await running.database.query(`SELECT body FROM case_evidence WHERE case_id = $1`, [
    caseId,
  ]);
  expect(rows).toEqual([{ body: 'Adresini ver' }]);
  stop();
});

it('a message is copied into its case with those before it, once, for a member who has received it', async () => {
  const [first, second, third] = [1, 2, 3].map((n) => id('cccc', n));
  const sentAt = timestampFromDate(new Date('2026-11-20T12:00:00Z'));
  const copyOf = (messageId: string, body: string) => ({ messageId, authorId: memberId(3), body, sentAt });
  const copied = new Map([
    [second, [copyOf(first!, 'Selam'), copyOf(second!, 'Adresini ver')]],
    [third, [copyOf(second!, 'Adresini ver'), copyOf(third!, 'Yoksa')]],
  ]);
  running.bench.fake(MessagingService, {
    copyEvidence: async ({ messageId }) => {
      if (messageId === first) throw new DomainError('FORBIDDEN');
      const messages = copied.get(messageId);
      if (!messages) throw new DomainError('NOT_FOUND');
      return { messages };
    },
  });
  const bodies = async (caseId: string) =>
    (
      await running.database.query(`SELECT body FROM case_evidence WHERE case_id = $1 ORDER BY message_id`, [
        caseId,
      ])
    ).rows.map((row: { body: string }) => row.body);
  const { caseId } = await report(2, 'message', second!);
  expect(await bodies(caseId)).toEqual(['Selam', 'Adresini ver']);
  expect(await report(2, 'message', second!)).toMatchObject({ caseId, already: true });
  expect(await bodies((await report(2, 'message', third!)).caseId)).toEqual(['Adresini ver', 'Yoksa']);
  for (const messageId of [first!, nowhere, ''])
    await expect(report(2, 'message', messageId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await eventually(() => events.some((e) => e.key === caseId));
  expect(events.map(({ data }) => Buffer.from(data).toString()).join()).not.toContain('Adresini');
});

it('R-01: an entry of a room is copied into its case; a room that the member may not enter does not exist', async () => {
  const [code, entry] = [13, 14].map((n) => id('cccc', n));
  const postedAt = timestampFromDate(new Date('2026-11-20T12:00:00Z'));
  const copies = [{ id: entry!, authorId: memberId(3), body: 'Filmin sonu', postedAt }];
  running.bench.fake(MessagingService, {
    copyRoomEvidence: async ({ targetId }) => {
      if (targetId === entry) return { copies };
      // A room without a host has no author of its title.
      if (targetId === code)
        return { copies: [{ id: code, authorId: '', body: 'Film gecesi', postedAt }, ...copies] };
      throw new DomainError('NOT_FOUND');
    },
  });
  const bodies = async (target: string) => {
    const { caseId } = await report(4, 'room', target);
    const { rows } = await running.database.query<{ body: string }>(
      `SELECT body FROM case_evidence WHERE case_id = $1 ORDER BY message_id`,
      [caseId],
    );
    return rows.map(({ body }) => body);
  };
  expect(await bodies(entry!)).toEqual(['Filmin sonu']);
  expect(await bodies(code!)).toEqual(['Film gecesi', 'Filmin sonu']);
  for (const unknown of [nowhere, 'abc'])
    await expect(report(4, 'room', unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
