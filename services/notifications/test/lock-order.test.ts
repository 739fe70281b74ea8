import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { TargetKind, topics } from '@seyir/proto';
import type { PoolClient } from 'pg';
import { aReply, id, memberId, recordOf, startNotifications, type Running } from './fixtures.js';

// Each transaction locks lists in the order of ids, then rows of tasks. The test's own transaction holds one list and sees that the
// consumer, which waits for it, holds none of the rows that come later in this order.
let running: Running;
let other: PoolClient;
beforeAll(async () => {
  running = await startNotifications();
});
afterAll(() => running.close());
beforeEach(async () => {
  await running.database.query(`TRUNCATE notification, activity, task`);
  other = await running.database.connect();
  await other.query('BEGIN');
});
afterEach(async () => {
  await other.query('ROLLBACK');
  other.release();
});

const addList = (n: number) =>
  other.query(`INSERT INTO activity (member_id, revision) VALUES ($1, 1)`, [memberId(n)]);

/** Commits the lists so far, and holds that of one member. */
const hold = async (n: number) => {
  await other.query('COMMIT');
  await other.query('BEGIN');
  await other.query(`SELECT FROM activity WHERE member_id = $1 FOR UPDATE`, [memberId(n)]);
};

const waitsForUs = () =>
  eventually(async () => {
    const { rowCount } = await other.query(
      `SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`,
    );
    return rowCount !== 0;
  });

/** Fails if another transaction holds the row, of which there must be one. */
const expectFree = async (table: string, condition: string, value: string) => {
  const free = await other.query(`SELECT FROM ${table} WHERE ${condition} = $1 FOR UPDATE NOWAIT`, [value]);
  expect(free.rowCount).toBe(1);
};

const topicId = id('70b1', 1);

it('a post of a topic locks lists before the row of the task that tells the followers', async () => {
  await addList(1);
  await other.query(
    `INSERT INTO task (id, kind, dedupe, input, due, created_at)
     VALUES (gen_random_uuid(), 'tell-followers', $1, $2, 'infinity', now())`,
    [topicId, JSON.stringify({ topicId })],
  );
  await hold(1);
  const told = running.publish(aReply(1, { target: { kind: TargetKind.DISCUSSION, id: topicId } }));
  await waitsForUs();
  await expectFree('task', 'dedupe', topicId);
  await other.query('COMMIT');
  await told;
  expect(await running.as(1).getActivity({})).toMatchObject({ unread: 1 });
});

it('a comment locks lists in the order of ids, of which the first is new', async () => {
  await addList(3);
  await other.query('COMMIT');
  await other.query('BEGIN');
  await addList(1);
  const told = running.publish(aReply(2, { mentionedIds: [memberId(3), memberId(4)] }));
  await waitsForUs();
  await expectFree('activity', 'member_id', memberId(3));
  await other.query('COMMIT');
  await told;
  for (const n of [1, 3, 4]) expect(await running.as(n).getActivity({})).toMatchObject({ unread: 1 });
});

it('two erased members are not in one transaction, which would lock their lists in the order of arrival', async () => {
  await running.bench.bus.publish(
    [9, 8].map((n) => recordOf(topics.member, { memberId: memberId(n), version: 2, removed: true })),
  );
  const { rows } = await other.query(
    `SELECT count(*)::int AS ended, count(DISTINCT xmin::text)::int AS transactions FROM activity WHERE gone`,
  );
  expect(rows).toEqual([{ ended: 2, transactions: 2 }]);
});
