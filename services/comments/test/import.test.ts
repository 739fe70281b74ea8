import { fromBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import {
  CaseOutcome,
  CommentChangedSchema,
  Reaction,
  ReportProblem,
  SpoilerKind,
  Violation,
  topics,
  type ImportedCommentSchema,
  type SnapshotRecord,
  type Topic,
} from '@seyir/proto';
import { caseCalls, problems } from './case-fixtures.js';
import {
  episode,
  id,
  markDeleted,
  memberId,
  nowhere,
  series,
  startComments,
  type Running,
} from './fixtures.js';

const { BAN, REMOVE, SILENCE, WARN } = CaseOutcome;

let running: Running;
const { comment, second } = caseCalls(() => running);
const events: EventRecord[] = [];
beforeAll(async () => {
  running = await startComments();
  await running.bench.bus.subscribe('test', [topics.comment.name, topics.reactions.name], async (event) => {
    events.push(event);
  });
});
afterAll(() => running.close());

type Imported = MessageInitShape<typeof ImportedCommentSchema> & object;
const commentId = (n: number) => id('cccc', n);

/** Every fourth entry is a comment, the next three are its replies; the last of them answers the one before. */
const imported = (n: number, over: object = {}): Imported => ({
  id: commentId(n),
  target: episode(1 + (Math.floor(n / 4) % 3)),
  parentId: n % 4 === 0 ? '' : n % 4 === 3 ? commentId(n - 1) : commentId(n - (n % 4)),
  authorId: memberId(n % 7),
  body: `Yorum ${n}`,
  spoiler: { kind: n % 5 === 0 ? SpoilerKind.EPISODE : SpoilerKind.NONE },
  postedAt: timestampFromDate(new Date(Date.UTC(2026, 0, 1, 0, n))),
  ...over,
});
const batch = (count: number) => Array.from({ length: count }, (_, n) => imported(n));
const keep = (comments: Imported[]) => running.importer.importComments({ comments, demo: true });

describe('an import of comments', () => {
  it('takes 400 at once, counted and silent, and adds nothing the second time', async () => {
    expect(await keep(batch(400))).toMatchObject({ created: 400, updated: 0, unchanged: 0 });
    expect(await keep(batch(400))).toMatchObject({ created: 0, updated: 0, unchanged: 400 });
    const { info, comments } = await running.visitor.listComments({ target: episode(1), replies: 3 });
    expect(info?.count).toBe(34);
    expect(comments.map((c) => c.replyCount)).toEqual(comments.map(() => 3));
    expect(comments[0]?.replies.map((r) => [r.parentId, r.replyToId])).toEqual([
      [comments[0]?.id, comments[0]?.id],
      [comments[0]?.id, comments[0]?.id],
      [comments[0]?.id, comments[0]?.replies[1]?.id],
    ]);
    await eventually(() => events.length >= 400);
    expect(events).toHaveLength(400);
    expect(events.every((e) => fromBinary(CommentChangedSchema, e.data).silent)).toBe(true);
  });

  it('updates changed comments and keeps deleted ones deleted', async () => {
    await markDeleted(running, commentId(4));
    const changed = [imported(0, { body: 'Yeni' }), imported(1), imported(4, { body: 'Geri' })];
    expect(await keep(changed)).toMatchObject({ created: 0, updated: 1, unchanged: 2 });
    const { comments } = await running.visitor.revealComments({ ids: [commentId(0), commentId(4)] });
    expect(new Map(comments.map((c) => [c.id, [c.body, c.version]]))).toEqual(
      new Map([
        [commentId(0), ['Yeni', 2]],
        [commentId(4), ['', 2]],
      ]),
    );
  });

  it('refuses replies without a parent', async () => {
    const one = (over: object) => keep([imported(1_000, over)]);
    const problem = (field: string) => ({ details: { fields: { [field]: expect.any(String) } } });
    await expect(one({ parentId: nowhere })).rejects.toMatchObject(problem('comments.0.parentId'));
    await expect(one({ parentId: commentId(0) })).rejects.toMatchObject(problem('comments.0.parentId'));
    await expect(one({ authorId: 'me' })).rejects.toMatchObject(problem('comments.0.authorId'));
    await expect(keep([imported(1_000), imported(1_000)])).rejects.toMatchObject(problem('comments'));
    const unknown = { target: { ...series, id: nowhere }, spoiler: { kind: SpoilerKind.TITLE } };
    await expect(one(unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an import of reactions', () => {
  const given = (n: number, reaction: Reaction) => ({
    targetType: 'comment',
    targetId: commentId(n % 3),
    memberId: memberId(n),
    reaction,
  });
  const reactions = Array.from({ length: 90 }, (_, n) => given(n, ((n % 6) + 1) as Reaction));

  it('counts each, and adds nothing the second time', async () => {
    const { importer, visitor } = running;
    expect(await importer.importReactions({ reactions })).toMatchObject({ created: 90, unchanged: 0 });
    expect(await importer.importReactions({ reactions })).toMatchObject({ created: 0, unchanged: 90 });
    await eventually(() => events.filter((e) => e.topic === topics.reactions.name).length >= 3);
    const changed = [given(0, Reaction.SAD), reactions[1]!];
    expect(await importer.importReactions({ reactions: changed })).toMatchObject({
      updated: 1,
      unchanged: 1,
    });
    const { comments } = await visitor.getComments({ ids: [commentId(0)] });
    expect(comments[0]?.reactions).toMatchObject([
      { reaction: Reaction.LIKE, count: 14 },
      { reaction: Reaction.FUNNY, count: 15 },
      { reaction: Reaction.SAD, count: 1 },
    ]);
    await eventually(() => events.filter((e) => e.topic === topics.reactions.name).length >= 4);
    const versions = events.filter((e) => e.topic === topics.reactions.name).map((e) => [e.key, e.version]);
    expect(versions.sort()).toEqual([
      [commentId(0), 1],
      [commentId(0), 2],
      [commentId(1), 1],
      [commentId(2), 1],
    ]);
  });
});

describe('a snapshot', () => {
  const read = async (topic: Topic) => {
    const records: SnapshotRecord[] = [];
    let cursor = '';
    do {
      const page = await running.notifications.snapshot({ topic: topic.name, cursor, limit: 150 });
      records.push(...page.records);
      cursor = page.nextCursor;
    } while (cursor !== '');
    return records;
  };

  it.each([topics.comment, topics.reactions])('of $name equals the last events', async (topic) => {
    await running.as(3).postComment({ target: series, body: 'Sesli' });
    await eventually(() => events.some((e) => e.topic === topic.name && e.version > 0));
    const records = await read(topic);
    await eventually(() => {
      const last = new Map(events.filter((e) => e.topic === topic.name).map((e) => [e.key, e]));
      expect(records.map((r) => r.key)).toEqual([...last.keys()].sort());
      expect(records.map((r) => [r.type, r.version, Buffer.from(r.data).toString('hex')])).toEqual(
        records.map(({ key }) => {
          const event = last.get(key)!;
          return [event.type, event.version, Buffer.from(event.data).toString('hex')];
        }),
      );
    });
  });

  it('is only for this service', async () => {
    const ask = (request: object) =>
      running.notifications.snapshot({ topic: topics.comment.name, ...request });
    await expect(ask({ topic: topics.member.name })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ask({ cursor: 'x' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});

it('an import adds cases with reports, copy and appeal once, and leaves out those about texts that are gone', async () => {
  const at = (hours: number) => timestampFromDate(new Date(Date.now() - hours * 3_600_000));
  const report = {
    memberId: memberId(22),
    problem: ReportProblem.SPAM,
    description: 'Reklam',
    reportedAt: at(9),
  };
  const target = { targetType: 'comment', targetId: await comment(21, 'Demo metni') };
  const decided = { outcome: WARN, violation: Violation.SPAM, closedAt: at(2), closedBy: memberId(90) };
  const cases = [
    { id: id('ca5e', 1), ...target, reports: [report] },
    { id: id('ca5e', 2), ...target, reports: [report], ...decided, appealBody: 'Demo', appealedAt: at(1) },
    { id: id('ca5e', 3), targetType: 'comment', targetId: nowhere, reports: [report] },
  ];
  expect(await running.importer.importCases({ cases })).toMatchObject({ created: 2, unchanged: 1 });
  expect(await running.importer.importCases({ cases })).toMatchObject({ created: 0, unchanged: 3 });
  expect(await running.moderator.getCase({ caseId: id('ca5e', 1) })).toMatchObject({
    case: { subjectId: memberId(21), weight: 4, reportCount: 1, openedAt: report.reportedAt },
    reports: [{ memberId: memberId(22), description: 'Reklam' }],
    evidence: [{ body: 'Demo metni' }],
  });
  const { cases: appeals } = await second().listAppeals({ page: { size: 100 } });
  expect(appeals.find((one) => one.id === id('ca5e', 2))).toMatchObject({ appeal: { body: 'Demo' } });
  const removed = await comment(1, 'Kaldırılan demo metni');
  const until = at(1);
  const past = { ...decided, outcome: SILENCE, until };
  const more = [
    {
      id: id('ca5e', 4),
      targetType: 'comment',
      targetId: removed,
      reports: [report],
      ...decided,
      outcome: REMOVE,
    },
    {
      id: id('ca5e', 5),
      targetType: 'comment',
      targetId: await comment(1, 'Sert'),
      reports: [report],
      ...past,
    },
  ];
  expect(await running.importer.importCases({ cases: more })).toMatchObject({ created: 2 });
  const [shown] = (await running.visitor.getComments({ ids: [removed] })).comments;
  expect(shown).toMatchObject({ deleted: true, body: '' });
  expect(await running.moderator.getCase({ caseId: id('ca5e', 4) })).toMatchObject({
    case: { outcome: REMOVE, contentLost: false },
    evidence: [{ body: 'Kaldırılan demo metni' }],
  });
  expect((await running.moderator.getCase({ caseId: id('ca5e', 5) })).case).toMatchObject({
    outcome: SILENCE,
    until,
  });
  const wrong = running.importer.importCases({ cases: [{ ...cases[0]!, outcome: BAN }] });
  expect(await problems(wrong)).toEqual({ outcome: 'invalid' });
});
