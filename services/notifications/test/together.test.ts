import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { topics } from '@seyir/proto';
import pg from 'pg';
import {
  aReply,
  eventOf,
  id,
  memberId,
  recordOf,
  replyId,
  startNotifications,
  type Running,
} from './fixtures.js';

const MEMBERS = 6;

let running: Running;
beforeAll(async () => {
  running = await startNotifications();
});
afterAll(() => running.close());
beforeEach(() => running.database.query('TRUNCATE notification, activity'));

const rows = async (sql: string) => (await running.database.query<Record<string, unknown>>(sql)).rows;

/** Each comment answers one member and mentions the next two, so that the transactions share lists in every order. */
const many = (count: number, over: object = {}) =>
  Array.from({ length: count }, (_, n) => {
    const [answered, ...mentioned] = [0, 1, 2].map((step) => memberId(1 + ((n + step) % MEMBERS)));
    return aReply(n, {
      authorId: memberId(50),
      parentAuthorId: answered,
      mentionedIds: n % 2 === 0 ? mentioned : mentioned.toReversed(),
      ...over,
    });
  });

it('notifies of many comments at once: each member once for each, with counters like the rows', async () => {
  await running.publish(...many(240));
  expect(await rows(`SELECT count(*)::int AS parked FROM parked_event`)).toEqual([{ parked: 0 }]);
  expect(
    await rows(`SELECT kind, count(*)::int AS told FROM notification GROUP BY kind ORDER BY kind`),
  ).toEqual([
    { kind: 'mention', told: 480 },
    { kind: 'reply', told: 240 },
  ]);
  const wrong = `SELECT a.member_id FROM activity a LEFT JOIN notification n ON n.member_id = a.member_id AND NOT n.removed
    GROUP BY a.member_id HAVING a.count <> count(n.id) OR a.unread <> count(n.id) FILTER (WHERE n.arrived > a.read_upto)`;
  expect(await rows(wrong)).toEqual([]);
  expect(await running.as(1).listNotifications({})).toMatchObject({ info: { count: 120 }, unread: 120 });
  await running.as(1).markRead({});
  // Deletions at once, of comments that were read and of others.
  await running.publish(...many(240, { deleted: true, version: 2 }));
  expect(await rows(wrong)).toEqual([]);
  expect(await running.as(2).listNotifications({})).toMatchObject({ info: { count: 0 }, unread: 0 });
});

it('commits many of them together, and touches nothing for a comment that notifies nobody', async () => {
  const before = await rows(`SELECT count(*)::int AS n FROM inbox`);
  await running.publish(
    ...many(40, { parentId: '', parentAuthorId: '', mentionedIds: [] }).map((state, n) => ({
      ...state,
      commentId: replyId(5_000 + n),
    })),
  );
  expect(await rows(`SELECT count(*)::int AS n FROM inbox`)).toEqual(before);
  await running.publish(...many(40).map((state, n) => ({ ...state, commentId: replyId(6_000 + n) })));
  const [commits] = await rows(
    `SELECT count(DISTINCT xmin::text)::int AS n FROM notification WHERE cause_id >= '${replyId(6_000)}'`,
  );
  expect(commits!['n']).toBeLessThanOrEqual(10);
});

/** The errors of the statements that fail while `work` runs. A batch that ends in a deadlock leaves no other trace: it is redone. */
const failuresDuring = async (work: () => Promise<unknown>): Promise<string[]> => {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const answers = await Promise.allSettled(query.mock.results.map(({ value }) => value as unknown));
  query.mockRestore();
  return answers.flatMap((answer) => (answer.status === 'rejected' ? String(answer.reason) : []));
};

it('takes comments, posts and topics at once, in several transactions that never deadlock', async () => {
  // The lists exist, so that each transaction locks all of its lists by one statement.
  const lists = Array.from({ length: MEMBERS }, (_, n) => memberId(1 + n));
  const other = await running.database.connect();
  await other.query(`INSERT INTO activity (member_id, revision) SELECT unnest($1::uuid[]), 1`, [lists]);
  const comments = many(240).map((state, n) => eventOf({ ...state, commentId: replyId(7_000 + n) }));
  const texts = many(240).flatMap(({ authorId, mentionedIds }, n) => [
    recordOf(topics.post, { postId: id('9057', n), authorId, mentionedIds, version: 1 }),
    recordOf(topics.topic, { topicId: id('70b1', n), authorId, mentionedIds, version: 1 }),
  ]);
  texts.sort((one, other) => (one.topic < other.topic ? -1 : 1));
  await other.query('BEGIN');
  await other.query(`SELECT FROM activity WHERE member_id = $1 FOR UPDATE`, [lists[0]]);
  const failures = failuresDuring(() => running.bench.bus.publish([...comments, ...texts]));
  await eventually(async () => {
    await other.query(`SELECT pg_stat_clear_snapshot()`);
    const { rowCount } = await other.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rowCount === 3;
  }).finally(() => other.query('COMMIT'));
  other.release();
  expect(await failures).toEqual([]);
  expect(await rows(`SELECT count(*)::int AS told FROM notification`)).toEqual([{ told: 240 * 7 }]);
});
