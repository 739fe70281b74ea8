import { fromBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FIRST_ID, toRecord, type EventRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import {
  CaseChangedSchema,
  CaseState,
  CommentChangedSchema,
  Reaction,
  ReactionsChangedSchema,
  TargetKind,
  topics,
  type Topic,
} from '@seyir/proto';
import {
  episode,
  episodeId,
  id,
  memberId,
  nameOf,
  series,
  startComments,
  titleId,
  trailerId,
  type Running,
} from './fixtures.js';

let running: Running;
const events: EventRecord[] = [];
beforeAll(async () => {
  running = await startComments();
  await running.bench.bus.subscribe(
    'test',
    [topics.comment.name, topics.reactions.name, topics.case.name],
    async (event) => {
      events.push(event);
    },
  );
});
afterAll(() => running.close());

const trailer = { kind: TargetKind.TRAILER, id: trailerId(1) };
const post = async (n: number, target: typeof series, body = `Yorum ${n}`) =>
  (await running.as(n).postComment({ target, body })).comment!.id;
const reply = async (n: number, parentId: string, body = 'Yanıt') =>
  (await running.as(n).postReply({ parentId, body })).comment!.id;
const react = (n: number, targetType: string, targetId: string) =>
  running.as(n).setReaction({ targetType, targetId, reaction: Reaction.LIKE, active: true });
const report = (n: number, targetType: string, targetId: string) =>
  running.as(n).report({ targetType, targetId, problem: 1, description: '' });

/** Resolves after the event is applied: the in-process bus waits for its consumers. */
const tell = <T extends Topic>(topic: T, message: MessageInitShape<T['message']>) =>
  running.bench.bus.publish([toRecord(topic, message, { id: crypto.randomUUID(), time: new Date() })]);
/** Waits for the end of the first pass over the member's data. */
const erase = async (n: number) => {
  await tell(topics.member, { memberId: memberId(n), version: 2, removed: true });
  await eventually(async () =>
    expect(
      await rows(
        `SELECT input->'pass' AS pass FROM task WHERE kind = 'remove-member' AND input->>'memberId' = $1`,
        memberId(n),
      ),
    ).toEqual([{ pass: 2 }]),
  );
};
const rows = async (sql: string, ...parameters: unknown[]) =>
  (await running.database.query<Record<string, unknown>>(sql, parameters)).rows;
const last = <M>(topic: Topic, key: string, read: (data: Uint8Array) => M): M | undefined => {
  const found = events.filter((event) => event.topic === topic.name && event.key === key).at(-1);
  return found && read(found.data);
};
const lastComment = (key: string) =>
  last(topics.comment, key, (data) => fromBinary(CommentChangedSchema, data));

describe('a removed title or episode', () => {
  it('removes its threads with reactions and cases, and no others', async () => {
    const gone = await post(1, episode(1));
    const answer = await reply(2, gone);
    const ofTitle = await post(1, series);
    const ofTrailer = await post(3, trailer);
    const kept = await post(3, episode(2));
    const keptAnswer = await reply(1, kept);
    await react(4, 'comment', answer);
    await react(4, 'episode', episodeId(1));
    await react(4, 'comment', kept);
    await report(5, 'comment', answer);
    await report(5, 'comment', kept);
    const counts = async () =>
      (
        await running.importer.countKept({
          memberIds: [memberId(1)],
          subjectIds: [episodeId(1), titleId(1), trailerId(1)],
        })
      ).counts;
    expect(await counts()).toMatchObject([
      { what: 'comments', count: 5, ofOthers: 2 },
      { what: 'topics', count: 0, ofOthers: 0 },
      { what: 'reactions', count: 2, ofOthers: 2 },
      { what: 'reports', count: 1, ofOthers: 1 },
      { what: 'evidence', count: 0, ofOthers: 0 },
    ]);
    await eventually(() =>
      events.some(({ topic, key }) => topic === topics.reactions.name && key === answer),
    );

    await tell(topics.episode, { episodeId: episodeId(1), titleId: titleId(1), version: 2, removed: true });
    await tell(topics.title, { titleId: titleId(1), trailerIds: [trailerId(1)], version: 2, removed: true });

    await eventually(async () =>
      expect(await rows(`SELECT target_id, comments, replies FROM thread WHERE comments <> 0`)).toEqual([
        { target_id: episodeId(2), comments: 1, replies: 1 },
      ]),
    );
    expect(await rows(`SELECT id FROM comment ORDER BY posted_at, id`)).toEqual([
      { id: kept },
      { id: keptAnswer },
    ]);
    expect(await rows(`SELECT target_id FROM reaction`)).toEqual([{ target_id: kept }]);
    await eventually(async () =>
      expect(await rows(`SELECT target_id FROM reaction_tally`)).toEqual([{ target_id: kept }]),
    );
    expect(await rows(`SELECT target_id, report_count FROM moderation_case`)).toEqual([
      { target_id: kept, report_count: 1 },
    ]);
    expect(await counts()).toMatchObject([
      { count: 1 },
      { count: 0 },
      { count: 0 },
      { count: 0 },
      { count: 0 },
    ]);
    // The tasks of title and episode run beside each other.
    await eventually(() =>
      [gone, answer, ofTitle, ofTrailer].every((id) => lastComment(id)?.deleted === true),
    );
    for (const id of [gone, answer, ofTitle])
      expect(lastComment(id)).toMatchObject({ deleted: true, version: 2 });
    expect(last(topics.reactions, answer, (data) => fromBinary(ReactionsChangedSchema, data))).toMatchObject({
      reactions: [],
      version: 2,
    });
    const closed = events.filter((event) => event.topic === topics.case.name).at(-1)!;
    expect(fromBinary(CaseChangedSchema, closed.data)).toMatchObject({
      state: CaseState.CLOSED,
      targetId: answer,
    });
  });
});

describe('an erased member', () => {
  it('leaves answered texts as deleted and anonymous, and nothing else', async () => {
    const alone = await post(7, episode(3));
    const answered = await post(7, episode(3));
    const real = await reply(8, answered, `@${nameOf(7)} katılıyorum`);
    const below = await post(8, episode(3));
    const chain = await reply(7, below);
    await reply(7, chain);
    await react(7, 'comment', below);
    await react(8, 'comment', below);
    await react(8, 'comment', alone);
    await report(7, 'comment', below);
    await report(8, 'comment', below);
    await report(7, 'comment', real);
    await report(8, 'user', memberId(7));

    await erase(7);

    const { comments, info } = await running.visitor.listComments({ target: episode(3), replies: 3 });
    expect(info?.count).toBe(2);
    expect(comments.map(({ id, deleted, body, replyCount }) => [id, deleted, body, replyCount])).toEqual([
      [below, false, 'Yorum 8', 0],
      [answered, true, '', 1],
    ]);
    expect(comments[1]?.replies).toMatchObject([
      { id: real, body: `@${nameOf(7)} katılıyorum`, deleted: false },
    ]);
    expect(comments[0]?.reactions).toMatchObject([{ reaction: Reaction.LIKE, count: 1 }]);
    for (const column of ['author_id', 'reply_to_author_id', 'mentioned_ids'])
      expect(
        await rows(`SELECT id FROM comment WHERE ${column}::text LIKE '%' || $1 || '%'`, memberId(7)),
      ).toEqual([]);
    expect(await rows(`SELECT member_id FROM reaction WHERE member_id = $1`, memberId(7))).toEqual([]);
    expect(
      await rows(`SELECT c.target_id, report_count FROM moderation_case c WHERE c.target_id = ANY($1)`, [
        below,
        real,
        memberId(7),
      ]),
    ).toEqual([{ target_id: below, report_count: 1 }]);
    await eventually(() => lastComment(answered)?.deleted === true);
    expect(lastComment(alone)).toMatchObject({ deleted: true, authorId: memberId(7) });
    // A consumer of the snapshot must not notify anyone of the reply.
    const { records } = await running.notifications.snapshot({ topic: topics.comment.name });
    const told = records.map(({ data }) => fromBinary(CommentChangedSchema, data));
    expect(told.find(({ commentId }) => commentId === real)).toMatchObject({
      parentAuthorId: '',
      mentionedIds: [],
    });
  });

  it('leaves none of their private messages in the cases of others', async () => {
    const { caseId } = await report(18, 'title', titleId(3));
    const copyFrom = (author: number) =>
      rows(
        `INSERT INTO case_evidence (case_id, message_id, author_id, body, sent_at, copied_at)
         SELECT $1, gen_random_uuid(), $2, 'Selam', now(), now() FROM generate_series(1, 600)`,
        caseId,
        memberId(author),
      );
    await Promise.all([19, 20].map(copyFrom));
    const kept = async () =>
      (await running.importer.countKept({ memberIds: [memberId(19)] })).counts.find(
        ({ what }) => what === 'evidence',
      );
    expect(await kept()).toMatchObject({ count: 600, ofOthers: 0 });
    await erase(19);
    expect(await kept()).toMatchObject({ count: 0 });
    expect(
      await rows(
        `SELECT author_id, count(*)::int AS n FROM case_evidence WHERE case_id = $1 GROUP BY author_id ORDER BY n`,
        caseId,
      ),
    ).toEqual([
      // The copy of the title itself, which has no author.
      { author_id: FIRST_ID, n: 1 },
      { author_id: memberId(20), n: 600 },
    ]);
  });

  it('loses the emptied text too after its last reply is deleted', async () => {
    const first = await post(11, episode(4));
    await reply(12, first);
    await react(13, 'comment', first);
    await report(13, 'comment', first);
    await erase(11);
    expect(await rows(`SELECT count(*)::int AS n FROM comment WHERE target_id = $1`, episodeId(4))).toEqual([
      { n: 2 },
    ]);
    await erase(12);
    expect(await rows(`SELECT id FROM comment WHERE target_id = $1`, episodeId(4))).toEqual([]);
    for (const table of ['reaction', 'reaction_tally', 'moderation_case'])
      expect(await rows(`SELECT 1 FROM ${table} WHERE target_id::text = $1`, first)).toEqual([]);
    expect(await rows(`SELECT comments FROM thread WHERE target_id = $1`, episodeId(4))).toEqual([
      { comments: 0 },
    ]);
  });
});

it('an erased reporter leaves the closed cases without the report, and takes the open ones along', async () => {
  const [decided, waiting] = [await post(23, episode(5)), await post(23, episode(5))];
  await report(22, 'comment', decided);
  await report(22, 'comment', waiting);
  await running.database.query(
    `UPDATE moderation_case SET state = 'closed', outcome = 'ban', closed_at = now(), closed_by = $2 WHERE target_id = $1`,
    [decided, memberId(24)],
  );
  await erase(22);
  expect(
    await rows(
      `SELECT target_id, outcome, report_count, subject_id FROM moderation_case WHERE target_id = ANY($1)`,
      [decided, waiting],
    ),
  ).toEqual([{ target_id: decided, outcome: 'ban', report_count: 0, subject_id: memberId(23) }]);
  expect(await rows(`SELECT 1 FROM report WHERE member_id = $1`, memberId(22))).toEqual([]);
});

it('an erased moderator or member concerned leaves the cases, which stay', async () => {
  const own = await post(20, episode(5));
  await report(21, 'comment', own);
  await running.database.query(
    `UPDATE moderation_case SET assignee_id = $2, closed_by = $2 WHERE target_id = $1`,
    [own, memberId(77)],
  );
  await erase(77);
  const named = `SELECT subject_id AS subject, assignee_id AS assignee, closed_by AS by FROM moderation_case WHERE target_id = $1`;
  expect(await rows(named, own)).toEqual([{ subject: memberId(20), assignee: null, by: null }]);
  await reply(21, own);
  await erase(20);
  expect((await rows(named, own)).filter(({ subject }) => subject !== null)).toEqual([]);
});

it('members whose data only changes lose nothing', async () => {
  const own = await post(14, episode(5));
  await tell(topics.member, { memberId: memberId(14), version: 2, name: 'Yeni ad' });
  await tell(topics.episode, { episodeId: episodeId(5), titleId: titleId(1), version: 2 });
  expect((await running.visitor.getComments({ ids: [own] })).comments).toMatchObject([{ deleted: false }]);
});

it('is removed again after a restore from a backup, by the rebuild command', async () => {
  const own = await post(17, episode(5));
  await tell(topics.member, { memberId: memberId(17), version: 7, name: 'Yeni ad' });
  expect(await rows(`SELECT version FROM applied_version WHERE key = $1`, memberId(17))).toEqual([
    { version: 7 },
  ]);
  await running.service.rebuild();
  await tell(topics.member, { memberId: memberId(17), version: 4, removed: true });
  await eventually(async () =>
    expect((await running.visitor.getComments({ ids: [own] })).comments).toEqual([]),
  );
});

describe('a reply that is being written', () => {
  const waits = `SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`;

  it.each([
    ['the member', 1, () => tell(topics.member, { memberId: memberId(16), version: 2, removed: true })],
    [
      'the episode',
      2,
      () => tell(topics.episode, { episodeId: episodeId(5), titleId: titleId(1), version: 3, removed: true }),
    ],
  ])('waits at the root while %s is removed, and finds no lock below it', async (_, n, go) => {
    const root = await post(15, episode(5));
    // Imported, so its id may be lower than the root's.
    const own = id('0000', n);
    const brought = { id: own, target: episode(5), parentId: root, authorId: memberId(16), body: 'Yanıt' };
    await running.importer.importComments({
      comments: [{ ...brought, postedAt: { seconds: 1n, nanos: 0 } }],
    });
    const answering = await running.database.connect();
    try {
      await answering.query('BEGIN');
      await answering.query(`UPDATE comment SET reply_count = reply_count WHERE id = $1`, [root]);
      const going = go();
      await eventually(async () => (await answering.query(waits)).rows.length > 0);
      // A reply locks the root and then the comment it answers.
      const taken = answering.query(`SELECT 1 FROM comment WHERE id = $1 FOR NO KEY UPDATE NOWAIT`, [own]);
      expect((await taken).rows).toHaveLength(1);
      await answering.query('COMMIT');
      await going;
    } finally {
      await answering.query('ROLLBACK');
      answering.release();
    }
    await eventually(async () => expect(await rows(`SELECT id FROM comment WHERE id = $1`, own)).toEqual([]));
  });
});
