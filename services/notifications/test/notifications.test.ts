import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { NotificationChangedSchema, NotificationKind, topics, wakes } from '@seyir/proto';
import { aReply, eventOf, memberId, replyId, startNotifications, target, type Running } from './fixtures.js';

let running: Running;
const events: EventRecord[] = [];
beforeAll(async () => {
  running = await startNotifications();
  await running.bench.bus.subscribe('test', [topics.notification.name], async (event) => {
    events.push(event);
  });
});
afterAll(() => running.close());

/** Each test has its own member. */
let members = 10;
const someone = () => ++members;
const to = (n: number) => ({ parentAuthorId: memberId(n) });
const listOf = (n: number, page = {}) => running.as(n).listNotifications({ page });
const causes = async (n: number) => (await listOf(n)).notifications.map((x) => x.causeId);
let replies = 0;
const next = () => ++replies;

describe('a reply', () => {
  it('notifies the answered member, with its own time', async () => {
    const [who, n] = [someone(), next()];
    const state = aReply(n, to(who));
    await running.publish(state);
    expect(await listOf(who)).toMatchObject({
      notifications: [
        {
          kind: NotificationKind.REPLY,
          actorId: memberId(2),
          causeId: replyId(n),
          target,
          time: state.postedAt,
          read: false,
        },
      ],
      info: { count: 1, last: true },
      unread: 1,
    });
  });

  it.each([
    ['no reply', { parentId: '', parentAuthorId: '' }],
    ['one to oneself', { authorId: memberId(1) }],
    ['one brought in by an import', { silent: true }],
    ['one that was deleted before', { deleted: true }],
  ])('causes no notification when it is %s', async (_, over) => {
    const n = next();
    await running.publish(aReply(n, over));
    const { rows } = await running.database.query(`SELECT 1 FROM notification WHERE cause_id = $1`, [
      replyId(n),
    ]);
    expect(rows).toEqual([]);
  });

  it('notifies once, for any number and order of its events', async () => {
    const [who, n] = [someone(), next()];
    const first = eventOf(aReply(n, to(who)));
    const again = eventOf(aReply(n, to(who)));
    const later = eventOf(aReply(n, { ...to(who), version: 2 }));
    const publish = (...records: EventRecord[]) => running.bench.bus.publish(records);
    await Promise.all([publish(later), publish(first, first), publish(again), publish(later, first)]);
    expect(await causes(who)).toEqual([replyId(n)]);
    expect(await running.as(who).getActivity({})).toMatchObject({ unread: 1 });
    const [{ id } = { id: '' }] = (await listOf(who)).notifications;
    await eventually(() => events.some((e) => e.key === id));
    expect(events.filter((e) => e.key === id).map((e) => e.version)).toEqual([1]);
  });

  it('loses its notification when it is deleted, read or not', async () => {
    const [who, one, two] = [someone(), next(), next()];
    await running.publish(aReply(one, to(who)), aReply(two, to(who)));
    const before = await running.as(who).getActivity({});
    await running.publish(aReply(one, { ...to(who), version: 2, deleted: true }));
    expect(await causes(who)).toEqual([replyId(two)]);
    const after = await running.as(who).getActivity({});
    expect(after.unread).toBe(1);
    expect(after.revision).toBeGreaterThan(before.revision);
    await running.as(who).markRead({});
    await running.publish(aReply(two, { ...to(who), version: 2, deleted: true }));
    expect(await listOf(who)).toMatchObject({ notifications: [], info: { count: 0 }, unread: 0 });
    const removed = () => events.filter((e) => fromBinary(NotificationChangedSchema, e.data).removed);
    await eventually(() => removed().filter((e) => e.version > 1).length >= 2);
  });

  it('deleted before its event arrives leaves nothing', async () => {
    const [who, n] = [someone(), next()];
    await running.publish(aReply(n, { ...to(who), version: 2, deleted: true }));
    await running.publish(aReply(n, to(who)));
    expect(await causes(who)).toEqual([]);
    expect(await running.as(who).getActivity({})).toMatchObject({ unread: 0 });
  });
});

describe('a mention', () => {
  const naming = (n: number, ...who: number[]) =>
    aReply(n, { parentId: '', parentAuthorId: '', mentionedIds: who.map(memberId) });
  const kinds = async (n: number) => (await listOf(n)).notifications.map((x) => [x.kind, x.causeId]);

  it('notifies each mentioned member once, also after an edit that mentions more', async () => {
    const [one, two, n] = [someone(), someone(), next()];
    await running.publish(naming(n, one));
    await running.as(one).markRead({});
    await running.publish({ ...naming(n, one, two), version: 2 });
    expect(await kinds(one)).toEqual([[NotificationKind.MENTION, replyId(n)]]);
    expect(await kinds(two)).toEqual([[NotificationKind.MENTION, replyId(n)]]);
    expect(await running.as(one).getActivity({})).toMatchObject({ unread: 0 });
    expect(await running.as(two).getActivity({})).toMatchObject({ unread: 1 });
  });

  it('of the answered member counts as the reply, and the author gets nothing', async () => {
    const [who, n] = [someone(), next()];
    await running.publish(aReply(n, { ...to(who), mentionedIds: [memberId(who), memberId(2)] }));
    expect(await kinds(who)).toEqual([[NotificationKind.REPLY, replyId(n)]]);
    expect((await kinds(2)).map(([, cause]) => cause)).not.toContain(replyId(n));
  });

  it('is removed with its comment, and causes nothing in an import', async () => {
    const [one, two, n] = [someone(), someone(), next()];
    await running.publish(naming(n, one, two));
    await running.publish({ ...naming(n, one, two), version: 2, deleted: true });
    await running.publish({ ...naming(next(), one), silent: true });
    for (const who of [one, two])
      expect(await listOf(who)).toMatchObject({ notifications: [], info: { count: 0 }, unread: 0 });
  });
});

describe('the list', () => {
  it('is ordered by time, not by arrival, and paged', async () => {
    const who = someone();
    const start = replies;
    for (let i = 0; i < 5; i++) next();
    const numbers = [3, 1, 5, 2, 4].map((n) => start + n);
    for (const n of numbers) await running.publish(aReply(n, to(who)));
    const page = async (number: number) => {
      const { notifications, info } = await listOf(who, { number, size: 2 });
      return [notifications.map((x) => x.causeId), info?.last, info?.count];
    };
    expect(await page(1)).toEqual([[replyId(start + 5), replyId(start + 4)], false, 5]);
    expect(await page(2)).toEqual([[replyId(start + 3), replyId(start + 2)], false, 5]);
    expect(await page(3)).toEqual([[replyId(start + 1)], true, 5]);
    expect(await page(4)).toEqual([[], true, 5]);
  });

  it('wakes only its member, who then reads the new entries', async () => {
    const [who, other] = [someone(), someone()];
    const seen: number[] = [];
    let others = 0;
    const listening = await Promise.all([
      running.bench.live.listen(wakes.activity(memberId(who)), () => {
        void running
          .as(who)
          .getActivity({})
          .then(({ unread }) => seen.push(unread));
      }),
      running.bench.live.listen(wakes.activity(memberId(other)), () => {
        others++;
      }),
    ]);
    await running.publish(aReply(next(), to(who)));
    await eventually(() => expect(seen).toEqual([1]));
    await running.as(who).markRead({});
    await eventually(() => expect(seen).toEqual([1, 0]));
    expect(others).toBe(0);
    for (const each of listening) await each.close();
  });

  it('N-04 is marked as read as a whole, without an event per entry', async () => {
    const who = someone();
    await running.publish(aReply(next(), to(who)), aReply(next(), to(who)));
    const before = await running.as(who).getActivity({});
    expect(before.unread).toBe(2);
    expect(await running.as(who).markRead({}, { idempotencyKey: 'k' })).toMatchObject({ unread: 0 });
    expect(await running.as(who).markRead({}, { idempotencyKey: 'k' })).toMatchObject({ unread: 0 });
    const after = await running.as(who).getActivity({});
    expect(after).toMatchObject({ unread: 0 });
    expect(after.revision).toBeGreaterThan(before.revision);
    const { notifications, unread } = await listOf(who);
    expect([notifications.map((x) => x.read), unread]).toEqual([[true, true], 0]);
    expect(await running.as(who).markRead({})).toMatchObject({ unread: 0 });
    expect(await running.as(who).getActivity({})).toEqual(after);
    // A later entry is unread, although it comes after the mark.
    const later = next();
    await running.publish(aReply(later, to(who)));
    const [newest] = (await listOf(who)).notifications;
    expect(newest).toMatchObject({ causeId: replyId(later), read: false });
    expect(await running.as(who).getActivity({})).toMatchObject({ unread: 1 });
    await eventually(() => events.some((e) => e.key === newest?.id));
    const own = events.filter((e) => notifications.some(({ id }) => id === e.key));
    expect(own.map((e) => e.version)).toEqual([1, 1]);
  });

  it('keeps counters that equal a recount while replies, deletions and reads run concurrently', async () => {
    const readers = [someone(), someone()];
    const numbers = Array.from({ length: 30 }, next);
    const reader = (n: number) => to(readers[n % 2]!);
    await Promise.all([
      ...numbers.map((n) => running.publish(aReply(n, reader(n)))),
      ...numbers.map((n) => running.publish(aReply(n, { ...reader(n), version: 2, deleted: n % 3 === 0 }))),
      ...numbers.map((n) => running.as(readers[n % 2]!).markRead({})),
    ]);
    const { rows: wrong } = await running.database.query(
      `SELECT a.* FROM activity a, LATERAL (
         SELECT count(*) AS entries, count(*) FILTER (WHERE NOT read AND arrived > a.read_upto) AS open FROM notification n
         WHERE n.member_id = a.member_id AND NOT removed) real
       WHERE count <> entries OR unread <> open`,
    );
    expect(wrong).toEqual([]);
    const lists = await Promise.all(readers.map((who) => causes(who)));
    expect(lists.flat().sort()).toEqual(
      numbers
        .filter((n) => n % 3 !== 0)
        .map(replyId)
        .sort(),
    );
  });
});

describe('the state for polling', () => {
  it('is zero for a member without notifications', async () => {
    expect(await running.as(999).getActivity({})).toMatchObject({ unread: 0, revision: 0 });
    expect(await listOf(999)).toMatchObject({ notifications: [], info: { count: 0, last: true }, unread: 0 });
    expect(await running.as(999).markRead({})).toMatchObject({ unread: 0 });
  });

  it('fits the integers of every client', async () => {
    const who = someone();
    await running.publish(aReply(next(), to(who)));
    const { revision } = await running.as(who).getActivity({});
    expect(revision).toBeGreaterThan(0);
    expect(revision).toBeLessThan(2 ** 31);
  });
});
