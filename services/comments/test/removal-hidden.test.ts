import { fromBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SECOND_PASS_MS, toRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { CommentChangedSchema, Reaction, TargetKind, topics, wakes, type Topic } from '@seyir/proto';
import {
  episode,
  episodeId,
  id,
  memberId,
  nameOf,
  startComments,
  titleId,
  type Running,
} from './fixtures.js';

const nobody = '00000000-0000-0000-0000-000000000000';

let running: Running;
beforeAll(async () => {
  running = await startComments();
});
afterAll(() => running.close());

const post = async (n: number, target: ReturnType<typeof episode>, body = `Yorum ${n}`) =>
  (await running.as(n).postComment({ target, body })).comment!.id;
const reply = async (n: number, parentId: string, body = 'Yanıt') =>
  (await running.as(n).postReply({ parentId, body })).comment!.id;
const react = (n: number, targetType: string, targetId: string) =>
  running.as(n).setReaction({ targetType, targetId, reaction: Reaction.LIKE, active: true });
const report = (n: number, targetType: string, targetId: string) =>
  running.as(n).report({ targetType, targetId, problem: 1, description: '' });
const tell = <T extends Topic>(topic: T, message: MessageInitShape<T['message']>) =>
  running.bench.bus.publish([toRecord(topic, message, { id: crypto.randomUUID(), time: new Date() })]);
const episodeIs = (n: number, version: number, removed: boolean) =>
  tell(topics.episode, { episodeId: episodeId(n), titleId: titleId(1), version, removed });
const rows = async (sql: string, ...parameters: unknown[]) =>
  (await running.database.query<Record<string, unknown>>(sql, parameters)).rows;
const told = async () => {
  const { records } = await running.notifications.snapshot({ topic: topics.comment.name });
  return records.map(({ data }) => fromBinary(CommentChangedSchema, data));
};
/** Blocks the deletion of comments until the returned function is called. */
const hold = async (...ids: string[]) => {
  const client = await running.database.connect();
  await client.query('BEGIN');
  await client.query(`SELECT 1 FROM comment WHERE id = ANY($1) FOR KEY SHARE`, [ids]);
  return async () => {
    await client.query('ROLLBACK');
    client.release();
  };
};
const refused = (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });

describe('a thread whose episode was removed', () => {
  let root: string;
  let answer: string;
  it('is hidden from the event on, before its rows are deleted, and refuses writes', async () => {
    let woken = 0;
    const listening = await running.bench.live.listen(wakes.thread(TargetKind.EPISODE, episodeId(1)), () => {
      woken++;
    });
    root = await post(1, episode(1));
    answer = await reply(2, root);
    await eventually(() => expect(woken).toBe(2));
    await react(4, 'episode', episodeId(1));
    const letGo = await hold(root, answer);
    const tally = await running.database.connect();
    await tally.query('BEGIN');
    await tally.query(`SELECT 1 FROM reaction_tally FOR UPDATE`);
    try {
      await episodeIs(1, 2, true);
      expect(await running.visitor.listComments({ target: episode(1), replies: 3 })).toMatchObject({
        comments: [],
        info: { count: 0 },
        replyCount: 0,
      });
      await eventually(() => expect(woken).toBe(3));
      const ids = [root, answer];
      expect((await running.visitor.getComments({ ids })).comments).toEqual([]);
      expect((await running.visitor.revealComments({ ids })).comments).toEqual([]);
      expect(await told()).toEqual([]);
      const own = { targetType: 'episode', targetIds: [episodeId(1)] };
      expect((await running.as(4).getOwnReactions(own)).reactions).toEqual([]);
      const tallies = await running.notifications.snapshot({ topic: topics.reactions.name });
      expect(tallies.records).toEqual([]);
      expect(await rows(`SELECT 1 FROM reaction`)).toHaveLength(1);
      await refused(running.visitor.listReplies({ parentId: root }));
      await refused(post(1, episode(1)));
      await refused(reply(3, root));
      await refused(react(3, 'comment', answer));
      await refused(react(3, 'episode', episodeId(1)));
      await refused(report(3, 'comment', answer));
      await refused(running.as(1).editComment({ commentId: root, body: 'x', version: 1 }));
      await refused(running.as(1).deleteComment({ commentId: root }));
      expect(await rows(`SELECT 1 FROM comment`)).toHaveLength(2);
    } finally {
      await tally.query('ROLLBACK');
      tally.release();
      await letGo();
      await listening.close();
    }
    await eventually(async () => expect(await rows(`SELECT 1 FROM comment`)).toEqual([]), 10_000);
    await eventually(async () =>
      expect(await rows(`SELECT 1 FROM thread WHERE comments + replies <> 0`)).toEqual([]),
    );
  });

  it('loses also the rows of a write that started before, five minutes later', async () => {
    // The five minutes start at the end of the first pass.
    const passes = `SELECT input->'pass' AS pass FROM task WHERE kind = 'remove-thread'`;
    await eventually(async () => expect(await rows(passes)).toEqual([{ pass: 2 }]), 10_000);
    for (const [n, rootId] of [
      [1, null],
      [2, id('cccc', 1)],
    ] as const)
      await running.database.query(
        `INSERT INTO comment (id, target_kind, target_id, root_id, reply_to_id, reply_to_author_id, author_id, body,
           posted_at, silent, demo, reply_count, changed_at)
         VALUES ($1, 2, $2, $3, $3, $4, $5, 'x', now(), false, false, $6, now())`,
        [id('cccc', n), episodeId(1), rootId, rootId && memberId(1), memberId(n), rootId ? 0 : 1],
      );
    await running.database.query(
      `INSERT INTO thread (target_kind, target_id, comments, replies) VALUES (2, $1, 1, 1)
       ON CONFLICT (target_kind, target_id) DO UPDATE SET comments = 1, replies = 1`,
      [episodeId(1)],
    );
    await running.database.query(
      `INSERT INTO reaction_tally (target_type, target_id, counts, version, changed_at)
       VALUES ('episode', $1, '{1,0,0,0,0,0}', 1, now())`,
      [episodeId(1)],
    );
    await running.database.query(
      `INSERT INTO reaction (target_type, target_id, member_id, reaction) VALUES ('episode', $1, $2, 1)`,
      [episodeId(1), memberId(1)],
    );
    running.bench.clock.advance(SECOND_PASS_MS);
    for (const left of ['comment', 'thread WHERE comments + replies <> 0', 'reaction', 'reaction_tally'])
      await eventually(async () => expect(await rows(`SELECT 1 FROM ${left}`)).toEqual([]));
    await eventually(async () =>
      expect(await rows(`SELECT 1 FROM task WHERE kind = 'remove-thread'`)).toEqual([]),
    );
  });

  it('accepts comments again after its owner restores the episode, and a second pass keeps them', async () => {
    await episodeIs(2, 2, true);
    await eventually(async () =>
      expect(await rows(`SELECT input->'pass' AS pass FROM task WHERE kind = 'remove-thread'`)).toEqual([
        { pass: 2 },
      ]),
    );
    await episodeIs(2, 3, false);
    const again = await post(1, episode(2));
    running.bench.clock.advance(SECOND_PASS_MS);
    await eventually(async () =>
      expect(await rows(`SELECT 1 FROM task WHERE kind = 'remove-thread'`)).toEqual([]),
    );
    expect((await running.visitor.listComments({ target: episode(2) })).comments).toMatchObject([
      { id: again },
    ]);
  });
});

describe('a text whose author was erased', () => {
  it('reads as deleted and anonymous from the event on, before its row is changed', async () => {
    const own = await post(5, episode(3), 'Gizli');
    const answer = await reply(6, own, `@${nameOf(5)} @${nameOf(7)} evet`);
    const letGo = await hold(own, answer);
    try {
      await tell(topics.member, { memberId: memberId(5), version: 2, removed: true });
      const { comments } = await running.visitor.listComments({ target: episode(3), replies: 3 });
      expect(comments).toMatchObject([
        { id: own, authorId: nobody, body: '', deleted: true, mentionedIds: [], replyCount: 1 },
      ]);
      expect(comments[0]?.replies).toMatchObject([
        { id: answer, replyToAuthorId: nobody, deleted: false, mentionedIds: [memberId(7)] },
      ]);
      const ofSnapshot = await told();
      expect(ofSnapshot.find(({ commentId }) => commentId === own)).toMatchObject({
        authorId: nobody,
        deleted: true,
      });
      expect(ofSnapshot.find(({ commentId }) => commentId === answer)).toMatchObject({
        parentAuthorId: '',
        mentionedIds: [memberId(7)],
      });
      await refused(reply(6, own));
      await refused(react(6, 'comment', own));
      await refused(report(6, 'comment', own));
      await refused(report(6, 'user', memberId(5)));
      await refused(running.as(5).editComment({ commentId: own, body: 'x', version: 1 }));
      expect(await rows(`SELECT body FROM comment WHERE author_id = $1`, memberId(5))).toEqual([
        { body: 'Gizli' },
      ]);
    } finally {
      await letGo();
    }
    for (const column of ['author_id', 'reply_to_author_id', 'mentioned_ids'])
      await eventually(
        async () =>
          expect(
            await rows(`SELECT 1 FROM comment WHERE ${column}::text LIKE '%' || $1 || '%'`, memberId(5)),
          ).toEqual([]),
        10_000,
      );
  });

  it('is the last: later texts of the author or of an import are refused', async () => {
    const other = await post(6, episode(4));
    const ended = { code: 'SESSION_ENDED' };
    await expect(post(5, episode(4))).rejects.toMatchObject(ended);
    await expect(reply(5, other)).rejects.toMatchObject(ended);
    await expect(react(5, 'comment', other)).rejects.toMatchObject(ended);
    await expect(report(5, 'comment', other)).rejects.toMatchObject(ended);
    const comment = {
      id: crypto.randomUUID(),
      target: episode(4),
      authorId: memberId(5),
      body: 'Eskiden',
      postedAt: timestampFromDate(new Date()),
    };
    await running.importer.importComments({ comments: [comment] });
    const reaction = { targetType: 'comment', targetId: other, memberId: memberId(5), reaction: 1 };
    await running.importer.importReactions({ reactions: [reaction] });
    for (const [table, column] of [
      ['comment', 'author_id'],
      ['reaction', 'member_id'],
      ['report', 'member_id'],
    ])
      await eventually(async () => {
        // A step that waited too long for a lock is retried later, by this clock.
        running.bench.clock.advance(500);
        expect(await rows(`SELECT 1 FROM ${table} WHERE ${column} = $1`, memberId(5))).toEqual([]);
      }, 10_000);
  });

  it('is removed five minutes later if a write that started before has added it', async () => {
    // Tasks of the import have a key too; the remaining ones are second passes.
    const first = `SELECT 1 FROM task WHERE kind = 'remove-member' AND dedupe IS NOT NULL`;
    await eventually(async () => expect(await rows(first)).toEqual([]));
    const late = await post(8, episode(4));
    await rows(`UPDATE comment SET author_id = $2 WHERE id = $1`, late, memberId(5));
    running.bench.clock.advance(SECOND_PASS_MS);
    await eventually(async () => expect(await rows(`SELECT 1 FROM comment WHERE id = $1`, late)).toEqual([]));
  });
});
