import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { NotificationKind, TargetKind, topics } from '@seyir/proto';
import { aReply, id, memberId, recordOf, startNotifications, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startNotifications();
});
afterAll(() => running.close());

const { TOPIC_POSTS, REPLY } = NotificationKind;
const topicId = (n: number): string => id('70b1', n);
const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 1, 0, minute));

/** Sets what the followers have not read; null: they follow and have read everything. */
const unread = (topic: number, of: Record<number, readonly [posts: number, minute: number] | null>) =>
  running.news.set(
    topicId(topic),
    new Map(
      Object.entries(of).map(([n, given]) => [
        memberId(Number(n)),
        given ? { postCount: given[0], postedAt: at(given[1]) } : undefined,
      ]),
    ),
  );
let posts = 0;
/** A change of a post of a topic. */
const changed = (topic: number, over: object = {}) =>
  running.publish(
    aReply(++posts, {
      target: { kind: TargetKind.DISCUSSION, id: topicId(topic) },
      parentId: '',
      parentAuthorId: '',
      ...over,
    }),
  );
const listOf = (n: number) => running.as(n).listNotifications({});
const entries = async (n: number) =>
  (await listOf(n)).notifications.map(({ kind, others, read, time }) => [
    kind,
    others,
    read,
    new Date(Number(time!.seconds) * 1_000).getUTCMinutes(),
  ]);
const seen = (n: number, expected: unknown[]) =>
  eventually(async () => expect(await entries(n)).toEqual(expected));

it('followers get one entry about the unread posts of a topic, which names no member', async () => {
  unread(1, { 11: [1, 5], 12: [3, 5], 13: null });
  await changed(1);
  await seen(11, [[TOPIC_POSTS, 0, false, 5]]);
  await seen(12, [[TOPIC_POSTS, 2, false, 5]]);
  expect(await entries(13)).toEqual([]);
  const { notifications, unread: count } = await listOf(12);
  expect(notifications).toMatchObject([
    { actorId: '', target: { kind: TargetKind.DISCUSSION, id: topicId(1) } },
  ]);
  expect(count).toBe(1);
});

it('a further post counts in the same entry and makes it unread again; an edit does not', async () => {
  unread(2, { 21: [1, 5], 22: [1, 5] });
  await changed(2);
  await seen(21, [[TOPIC_POSTS, 0, false, 5]]);
  await running.as(21).markRead({});
  unread(2, { 21: [1, 5], 22: [2, 6] });
  await changed(2);
  await seen(22, [[TOPIC_POSTS, 1, false, 6]]);
  expect(await entries(21)).toEqual([[TOPIC_POSTS, 0, true, 5]]);
  unread(2, { 21: [2, 7], 22: [3, 7] });
  await changed(2);
  await seen(21, [[TOPIC_POSTS, 1, false, 7]]);
  expect((await listOf(21)).unread).toBe(1);
  expect((await listOf(22)).unread).toBe(1);
});

it('a removed post is subtracted without making the entry unread, and the last one withdraws it', async () => {
  unread(3, { 31: [2, 6], 32: [1, 6] });
  await changed(3);
  await seen(31, [[TOPIC_POSTS, 1, false, 6]]);
  await seen(32, [[TOPIC_POSTS, 0, false, 6]]);
  await running.as(31).markRead({});
  unread(3, { 31: [1, 5], 32: null });
  await changed(3, { deleted: true });
  await seen(31, [[TOPIC_POSTS, 0, true, 5]]);
  await seen(32, []);
  expect((await listOf(32)).unread).toBe(0);
  unread(3, { 31: [1, 5], 32: [4, 8] });
  await changed(3);
  await seen(32, [[TOPIC_POSTS, 3, false, 8]]);
  expect((await listOf(32)).unread).toBe(1);
});

it('a deleted topic withdraws its entries, also of members who do not follow it any more', async () => {
  unread(4, { 41: [1, 5] });
  await changed(4);
  await seen(41, [[TOPIC_POSTS, 0, false, 5]]);
  running.news.delete(topicId(4));
  await changed(4, { deleted: true });
  await seen(41, []);
});

it('an imported post notifies nobody, and neither do comments on episodes', async () => {
  unread(5, { 51: [1, 5] });
  await changed(5, { silent: true });
  await running.publish(aReply(900, { parentAuthorId: memberId(52) }));
  await seen(52, [[REPLY, 0, false, expect.anything()]]);
  const { rows } = await running.database.query(`SELECT 1 FROM task WHERE dedupe = $1`, [topicId(5)]);
  expect(rows).toEqual([]);
  expect(await entries(51)).toEqual([]);
});

it('an erased follower gets no entry', async () => {
  unread(6, { 61: [1, 5], 62: [1, 5] });
  await running.bench.bus.publish([
    recordOf(topics.member, { memberId: memberId(61), version: 2, removed: true }),
  ]);
  await changed(6);
  await seen(62, [[TOPIC_POSTS, 0, false, 5]]);
  const { rows } = await running.database.query(`SELECT 1 FROM notification WHERE member_id = $1`, [
    memberId(61),
  ]);
  expect(rows).toEqual([]);
});

it('many followers get notifications in steps of a task, and many posts add one task', async () => {
  const FOLLOWERS = 120;
  unread(7, Object.fromEntries(Array.from({ length: FOLLOWERS }, (_, n) => [1_000 + n, [2, 5] as const])));
  await Promise.all(Array.from({ length: 10 }, () => changed(7)));
  const told = async () => {
    const { rows } = await running.database.query<{ n: number }>(
      `SELECT count(*)::integer AS n FROM notification WHERE target_id = $1 AND others = 1 AND version = 1`,
      [topicId(7)],
    );
    return rows[0]!.n;
  };
  await eventually(async () => expect(await told()).toBe(FOLLOWERS), 20_000);
  const { rows } = await running.database.query<{ n: number }>(
    `SELECT count(*)::integer AS n FROM task WHERE dedupe = $1`,
    [topicId(7)],
  );
  expect(rows[0]!.n).toBeLessThanOrEqual(1);
  expect(timestampFromDate(at(5))).toEqual((await listOf(1_000)).notifications[0]!.time);
});
