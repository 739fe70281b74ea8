import { fromBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toRecord, type EventRecord } from '@seyir/kit';
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

/** Published means applied: the bus in process waits for its consumers. */
const tell = <T extends Topic>(topic: T, message: MessageInitShape<T['message']>) =>
  running.bench.bus.publish([toRecord(topic, message, { id: crypto.randomUUID(), time: new Date() })]);
/** Until the first pass over what a member has left is through. */
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

describe('a title or episode that is gone', () => {
  it('takes its threads along, with reactions and cases, and no other', async () => {
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
      { what: 'reactions', count: 2, ofOthers: 2 },
      { what: 'reports', count: 1, ofOthers: 1 },
    ]);

    await tell(topics.episode, { episodeId: episodeId(1), titleId: titleId(1), version: 2, removed: true });
    await tell(topics.title, { titleId: titleId(1), trailerIds: [trailerId(1)], version: 2, removed: true });

    await eventually(async () =>
      expect(await rows(`SELECT target_id, comments, replies FROM thread`)).toEqual([
        { target_id: episodeId(2), comments: 1, replies: 1 },
      ]),
    );
    expect(await rows(`SELECT id FROM comment ORDER BY posted_at, id`)).toEqual([
      { id: kept },
      { id: keptAnswer },
    ]);
    expect(await rows(`SELECT target_id FROM reaction`)).toEqual([{ target_id: kept }]);
    expect(await rows(`SELECT target_id FROM reaction_tally`)).toEqual([{ target_id: kept }]);
    expect(await rows(`SELECT target_id, report_count FROM moderation_case`)).toEqual([
      { target_id: kept, report_count: 1 },
    ]);
    expect(await counts()).toMatchObject([{ count: 1 }, { count: 0 }, { count: 0 }]);
    await eventually(() => lastComment(ofTrailer)?.deleted === true);
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

describe('a member who is gone', () => {
  it('leaves what others have answered as a deleted one of nobody, and nothing else', async () => {
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
    // Whoever hears of the answer from a snapshot tells nobody.
    const { records } = await running.notifications.snapshot({ topic: topics.comment.name });
    const told = records.map(({ data }) => fromBinary(CommentChangedSchema, data));
    expect(told.find(({ commentId }) => commentId === real)).toMatchObject({
      parentAuthorId: '',
      mentionedIds: [],
    });
  });

  it('takes the emptied place along once its last answer goes', async () => {
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

it('members who only change lose nothing', async () => {
  const own = await post(14, episode(5));
  await tell(topics.member, { memberId: memberId(14), version: 2, name: 'Yeni ad' });
  await tell(topics.episode, { episodeId: episodeId(5), titleId: titleId(1), version: 2 });
  expect((await running.visitor.getComments({ ids: [own] })).comments).toMatchObject([{ deleted: false }]);
});

it('goes with what an owner removes after it was restored from a backup, once told to rebuild', async () => {
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

describe('an answer that is written at this moment', () => {
  const waits = `SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`;

  it.each([
    ['the member', 1, () => tell(topics.member, { memberId: memberId(16), version: 2, removed: true })],
    [
      'the episode',
      2,
      () => tell(topics.episode, { episodeId: episodeId(5), titleId: titleId(1), version: 3, removed: true }),
    ],
  ])('is waited for at the root while %s goes, and finds the answers below it free', async (_, n, go) => {
    const root = await post(15, episode(5));
    // Brought in, so its id need not come after the root's.
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
      // An answer locks the root and then what it answers.
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
