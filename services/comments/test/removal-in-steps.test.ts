import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { toRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { Reaction, topics, type Topic } from '@seyir/proto';
import { createComments } from '../src/index.js';
import { episode, episodeId, id, memberId, startComments, titleId, type Running } from './fixtures.js';

/** The test imports and removes thousands of rows. */
const PATIENCE_MS = 60_000;

let running: Running;
beforeAll(async () => {
  running = await startComments();
});
afterAll(() => running.close());

const tell = <T extends Topic>(topic: T, message: MessageInitShape<T['message']>) =>
  running.bench.bus.publish([toRecord(topic, message, { id: crypto.randomUUID(), time: new Date() })]);
const rows = async (sql: string, ...parameters: unknown[]) =>
  (await running.database.query<Record<string, unknown>>(sql, parameters)).rows;
const inBatches = async <T>(all: readonly T[], take: (batch: T[]) => Promise<unknown>) => {
  for (let at = 0; at < all.length; at += 500) await take(all.slice(at, at + 500));
};
const commentId = (n: number) => id('cccc', n);
interface Given {
  readonly parent: number | undefined;
  readonly author: number;
}
const bringIn = (target: ReturnType<typeof episode>, first: number, given: readonly Given[]) =>
  inBatches(
    given.map(({ parent, author }, index) => ({
      id: commentId(first + index),
      target,
      authorId: memberId(author),
      body: 'Yorum',
      parentId: parent === undefined ? '' : commentId(first + parent),
      // Many share one time, so that only ids distinguish them; one is older than the comment it answers.
      postedAt: timestampFromDate(
        new Date(Date.UTC(2026, 0, 1, 0, index === 1_400 ? 0 : Math.floor(index / 100))),
      ),
    })),
    (comments) => running.importer.importComments({ comments }),
  );
const count = async (n: number) =>
  Number((await rows(`SELECT count(*) FROM comment WHERE target_id = $1`, episodeId(n)))[0]!['count']);
const wrongCounters = () =>
  rows(
    `SELECT target_id FROM thread t WHERE comments <> (
       SELECT count(*) - count(root_id) FROM comment c WHERE (c.target_kind, c.target_id) = (t.target_kind, t.target_id))
     UNION ALL SELECT target_id FROM thread t WHERE replies <> (
       SELECT count(root_id) FROM comment c WHERE (c.target_kind, c.target_id) = (t.target_kind, t.target_id))
     UNION ALL SELECT id FROM comment c WHERE reply_count <> (SELECT count(*) FROM comment r WHERE r.root_id = c.id)
     UNION ALL SELECT target_id FROM (
       SELECT target_id FROM reaction_tally UNION SELECT target_id FROM reaction_tally_delta) t
     WHERE (SELECT coalesce(sum(counts[1]), 0) FROM reaction_tally f WHERE f.target_id = t.target_id)
       + (SELECT coalesce(sum(delta), 0) FROM reaction_tally_delta d WHERE d.target_id = t.target_id AND kind = 1)
       <> (SELECT count(*) FROM reaction r WHERE r.target_id = t.target_id AND reaction = 1)`,
  );
const start = () =>
  running.bench.start(createComments({ migrate: true }, running.bench.platform('comments')));

it(
  'a thread of 3,000 comments is removed in steps beside other writes, and continues after a stop',
  async () => {
    // The oldest comment has a chain of 1,500 replies, each to the previous one; then 100 with 14 replies to one of
    // them each.
    await bringIn(episode(1), 0, [
      ...Array.from({ length: 1_501 }, (_, n) => ({ parent: n === 0 ? undefined : n - 1, author: n % 29 })),
      ...Array.from({ length: 1_500 }, (_, n) => ({
        parent: n % 15 === 0 ? undefined : 1_501 + n - (n % 15) + (n % 15 > 1 ? 1 : 0),
        author: n % 29,
      })),
    ]);
    const reactions = Array.from({ length: 1_200 }, (_, n) => ({
      targetType: 'comment',
      targetId: commentId(700),
      memberId: id('dddd', n),
      reaction: Reaction.LIKE,
    }));
    await inBatches(reactions, (batch) => running.importer.importReactions({ reactions: batch }));
    await running
      .as(3)
      .report({ targetType: 'comment', targetId: commentId(3), problem: 1, description: '' });
    await running.database.query(
      `INSERT INTO report (case_id, member_id, problem, description, reported_at)
       SELECT id, gen_random_uuid(), 'spam', '', now() FROM moderation_case, generate_series(1, 1200)`,
    );
    await running.database.query(`UPDATE moderation_case SET report_count = 1201`);
    const other = (await running.as(1).postComment({ target: episode(2), body: 'Kalır' })).comment!.id;
    expect(await count(1)).toBe(3_001);

    // A reply in the middle of the longest chain is locked by a writer whose own reply comes late.
    const late = await running.database.connect();
    await late.query('BEGIN');
    await late.query(`SELECT 1 FROM comment WHERE id = $1 FOR KEY SHARE`, [commentId(600)]);
    await tell(topics.episode, { episodeId: episodeId(1), titleId: titleId(1), version: 2, removed: true });
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
      AND query LIKE '%FOR UPDATE%'`;
    await eventually(async () => {
      const left = await count(1);
      expect(left > 600 && left < 2_500).toBe(true);
      expect(await rows(waiting)).not.toEqual([]);
    }, PATIENCE_MS);
    // The tally of a removed comment is deleted after its reactions, in a later step if there are many.
    expect((await wrongCounters()).filter((row) => row['target_id'] !== commentId(700))).toEqual([]);
    await running.service.close();
    const left = await count(1);
    await late.query(`UPDATE comment SET reply_count = reply_count + 1 WHERE id = $1`, [commentId(0)]);
    await late.query(
      `INSERT INTO comment (id, target_kind, target_id, root_id, reply_to_id, reply_to_author_id, author_id, body,
         posted_at, silent, demo, changed_at)
       VALUES ($1, 2, $2, $3, $3, $4, $4, 'x', now(), false, false, now())`,
      [commentId(9_999), episodeId(1), commentId(0), memberId(1)],
    );
    await late.query(`UPDATE thread SET replies = replies + 1 WHERE target_id = $1`, [episodeId(1)]);
    await late.query('COMMIT');
    late.release();
    expect(await count(1)).toBe(left + 1);

    await start();
    let writing = true;
    const writers = [1, 2, 3].map(async (n) => {
      for (let tries = 0; writing || tries < 5; tries++) {
        const parentId = (await running.as(n).postReply({ parentId: other, body: 'Yanıt' })).comment!.id;
        await running
          .as(n)
          .setReaction({ targetType: 'comment', targetId: parentId, reaction: Reaction.LIKE, active: true });
        await running.as(n).postComment({ target: episode(2), body: 'Yorum' });
      }
    });
    await eventually(async () => expect(await count(1)).toBe(0), PATIENCE_MS);
    writing = false;
    await Promise.all(writers);
    for (const table of ['reaction', 'reaction_tally'])
      expect(await rows(`SELECT 1 FROM ${table} WHERE target_id = $1`, commentId(700))).toEqual([]);
    for (const table of ['report', 'moderation_case'])
      expect(await rows(`SELECT 1 FROM ${table}`)).toEqual([]);
    await eventually(async () =>
      expect(
        await rows(`SELECT 1 FROM thread WHERE target_id = $1 AND comments + replies <> 0`, episodeId(1)),
      ).toEqual([]),
    );
    expect(await wrongCounters()).toEqual([]);
    expect(await rows(`SELECT last_error FROM task WHERE last_error IS NOT NULL`)).toEqual([]);
  },
  2 * PATIENCE_MS,
);

it(
  'a chain of 2,400 replies between two members is removed once both are erased, from its end, in steps',
  async () => {
    await bringIn(
      episode(3),
      10_000,
      Array.from({ length: 2_400 }, (_, n) => ({
        parent: n === 0 ? undefined : n - 1,
        author: 20 + (n % 2),
      })),
    );
    const erase = (n: number) => tell(topics.member, { memberId: memberId(n), version: 2, removed: true });
    await erase(20);
    await eventually(
      async () => expect(await rows(`SELECT 1 FROM comment WHERE author_id = $1`, memberId(20))).toEqual([]),
      PATIENCE_MS,
    );
    expect(await count(3)).toBe(2_400);
    await erase(21);
    await eventually(async () => expect(await count(3)).toBe(0), PATIENCE_MS);
    await eventually(async () => expect(await wrongCounters()).toEqual([]));
  },
  2 * PATIENCE_MS,
);

it(
  'a member with 1,300 texts, replies, mentions and reactions is removed in steps beside other writes',
  async () => {
    const target = episode(4);
    await bringIn(
      target,
      20_000,
      Array.from({ length: 2_600 }, (_, n) => ({
        parent: n % 2 === 0 ? undefined : n - 1,
        author: n % 2 === 0 ? 22 : 23,
      })),
    );
    await running.database.query(
      `UPDATE comment SET mentioned_ids = ARRAY[$1::uuid] WHERE author_id = $2 AND target_id = $3`,
      [memberId(22), memberId(23), target.id],
    );
    await inBatches(
      Array.from({ length: 1_300 }, (_, n) => ({
        targetType: 'comment',
        targetId: commentId(20_001 + 2 * n),
        memberId: memberId(22),
        reaction: Reaction.LIKE,
      })),
      (reactions) => running.importer.importReactions({ reactions }),
    );
    await tell(topics.member, { memberId: memberId(22), version: 2, removed: true });
    const writers = [1, 2, 3].map(async (n) => {
      for (let at = 0; at < 20; at++)
        await running
          .as(n)
          .postReply({ parentId: commentId(20_001 + 2 * (at * 60 + n)), body: 'Yanıt' })
          .catch((error: { code: string }) => expect(error.code).toBe('TRY_AGAIN'));
    });
    await Promise.all(writers);
    await eventually(
      async () =>
        expect(
          await rows(
            `SELECT input->'pass' AS pass FROM task WHERE kind = 'remove-member' AND input->>'memberId' = $1`,
            memberId(22),
          ),
        ).toEqual([{ pass: 2 }]),
      PATIENCE_MS,
    );
    for (const column of ['author_id', 'reply_to_author_id', 'mentioned_ids'])
      expect(
        await rows(`SELECT 1 FROM comment WHERE ${column}::text LIKE '%' || $1 || '%'`, memberId(22)),
      ).toEqual([]);
    expect(await rows(`SELECT 1 FROM reaction WHERE member_id = $1`, memberId(22))).toEqual([]);
    expect(await wrongCounters()).toEqual([]);
    expect((await running.visitor.listComments({ target })).info?.count).toBe(1_300);
  },
  2 * PATIENCE_MS,
);

it('replies that the previous release did not count are counted half an hour after the upgrade', async () => {
  await running.database.query(`UPDATE thread SET replies = replies + 7`);
  expect(await wrongCounters()).not.toEqual([]);
  running.bench.clock.advance(31 * 60_000);
  await eventually(async () => expect(await wrongCounters()).toEqual([]), 10_000);
  await eventually(async () =>
    expect(await rows(`SELECT 1 FROM task WHERE kind = 'recount-replies'`)).toEqual([]),
  );
});

it('reactions that the previous release counted wrongly are recounted half an hour after the upgrade', async () => {
  const { database, importer, visitor, as } = running;
  // The upgrade's own recount may be running: it would not return to a counter that it has passed.
  await eventually(async () =>
    expect(await rows(`SELECT 1 FROM task WHERE kind = 'recount-reactions'`)).toEqual([]),
  );
  const posted = await as(1).postComment({ target: episode(5), body: 'Kaç kişi beğendi?' });
  const targetId = posted.comment!.id;
  const reactions = [1, 2, 3].map((n) => ({
    targetType: 'comment',
    targetId,
    memberId: memberId(n),
    reaction: Reaction.LIKE,
  }));
  await importer.importReactions({ reactions });
  const version = async () =>
    (await rows(`SELECT version FROM reaction_tally WHERE target_id = $1`, targetId))[0]?.['version'];
  await eventually(async () => expect(await version()).toBe(1));
  await database.query(`UPDATE reaction_tally SET counts = '{7,0,0,NULL}' WHERE target_id = $1`, [targetId]);
  await database.query(
    `INSERT INTO task (id, kind, dedupe, input, due, created_at)
     VALUES (gen_random_uuid(), 'recount-reactions', 'once', jsonb_build_object('since', now() - interval '1 hour'), now(), now())
     ON CONFLICT (kind, dedupe) WHERE dead_at IS NULL DO UPDATE SET due = now()`,
  );
  await eventually(async () => expect(await wrongCounters()).toEqual([]), 15_000);
  // The corrected counts are published like any other change.
  await eventually(async () => expect(await version()).toBe(2));
  const { comments } = await visitor.getComments({ ids: [targetId] });
  expect(comments[0]?.reactions).toMatchObject([{ reaction: Reaction.LIKE, count: 3 }]);
});

it(
  'a member’s reactions are all removed even if another task deletes some of the same rows',
  async () => {
    const gone = memberId(24);
    await running.database.query(
      `INSERT INTO reaction (target_type, target_id, member_id, reaction)
       SELECT 'comment', ('abab0000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, 1
       FROM generate_series(1, 1200) n`,
      [gone],
    );
    const other = await running.database.connect();
    await other.query('BEGIN');
    await other.query(`DELETE FROM reaction WHERE member_id = $1 AND target_id = $2`, [
      gone,
      id('abab', 100),
    ]);
    await tell(topics.member, { memberId: gone, version: 2, removed: true });
    await eventually(async () =>
      expect(
        await rows(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        ),
      ).not.toEqual([]),
    );
    await other.query('COMMIT');
    other.release();
    await eventually(
      async () => expect(await rows(`SELECT 1 FROM reaction WHERE member_id = $1`, gone)).toEqual([]),
      PATIENCE_MS,
    );
  },
  2 * PATIENCE_MS,
);
