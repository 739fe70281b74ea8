import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { NotificationKind, NotifyKind, TargetKind, topics, TranslationKind, wakes } from '@seyir/proto';
import { id, memberId, recordOf, startNotifications, type Running } from './fixtures.js';

const { EPISODE, TITLE } = NotifyKind;
const { SUBTITLED, DUBBED } = TranslationKind;

let running: Running;
beforeAll(async () => {
  running = await startNotifications();
});
afterAll(() => running.close());

/** Each test has its own members, titles and episodes. */
let last = 100;
const next = () => ++last;
const titleId = (n: number) => id('aaaa', n);
const episodeId = (n: number) => id('bbbb', n);
const groupId = (n: number) => id('dddd', n);
const now = () => running.bench.clock.now();
const inMs = (ms: number) => new Date(now().getTime() + ms);

const wish = async (member: number, kind: NotifyKind, target: string, active?: boolean) =>
  (await running.as(member).setLetMeKnow({ kind, id: target, ...(active !== undefined && { active }) }))
    .active;
let versions = 0;
const episode = (n: number, title: number, releasedAt?: Date, over = {}) =>
  recordOf(topics.episode, {
    episodeId: episodeId(n),
    titleId: titleId(title),
    season: 1,
    number: 1,
    version: ++versions,
    ...(releasedAt && { releasedAt: timestampFromDate(releasedAt) }),
    ...over,
  });
const sources = (n: number, groups: [group: number, translation: TranslationKind][], at = now()) =>
  recordOf(
    topics.sources,
    {
      episodeId: episodeId(n),
      sourceCount: groups.length,
      version: ++versions,
      groups: groups.map(([group, translation]) => ({ groupId: groupId(group), translation })),
    },
    at,
  );
const publish = (...records: ReturnType<typeof episode>[]) => running.bench.bus.publish(records);
const told = async (member: number) =>
  (await running.as(member).listNotifications({})).notifications.map((x) => [x.target?.id, x.translation]);
const unread = async (member: number) => (await running.as(member).getActivity({})).unread;

describe('the toggle', () => {
  it('L-18 L-19 returns the new state, with and without a requested one', async () => {
    const [who, n] = [next(), next()];
    expect(await wish(who, TITLE, titleId(n))).toBe(true);
    expect(await wish(who, TITLE, titleId(n), true)).toBe(true);
    const ids = [titleId(n), titleId(n + 1), 'x'];
    expect(await running.as(who).getLetMeKnow({ kind: TITLE, ids })).toMatchObject({
      activeIds: [titleId(n)],
    });
    expect((await running.as(who + 1).getLetMeKnow({ kind: TITLE, ids })).activeIds).toEqual([]);
    expect((await running.as(who).getLetMeKnow({ kind: EPISODE, ids })).activeIds).toEqual([]);
    expect(await wish(who, TITLE, titleId(n))).toBe(false);
    expect(await wish(who, TITLE, titleId(n), false)).toBe(false);
  });

  it('needs an existing target', async () => {
    for (const [kind, target] of [
      [TITLE, episodeId(1)],
      [EPISODE, titleId(1)],
      [EPISODE, 'x'],
    ] as const)
      await expect(wish(1, kind, target)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const kind of [0, 3] as NotifyKind[])
      await expect(wish(1, kind, titleId(1))).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('used many times at once ends in one state', async () => {
    const [who, n] = [next(), next()];
    await Promise.all(Array.from({ length: 6 }, () => wish(who, TITLE, titleId(n), true)));
    expect((await running.as(who).getLetMeKnow({ kind: TITLE, ids: [titleId(n)] })).activeIds).toHaveLength(
      1,
    );
  });
});

describe('a member with a wish for a title', () => {
  it('is notified of an episode once per group, from then on, and of no other title', async () => {
    const [who, other, n] = [next(), next(), next()];
    await publish(episode(n, n, inMs(-5_000)), sources(n, [[1, SUBTITLED]]));
    running.bench.clock.advance(1_000);
    await wish(who, TITLE, titleId(n));
    await wish(other, TITLE, titleId(n + 1));
    expect(await told(who)).toEqual([]);
    running.bench.clock.advance(1_000);
    const both: [number, TranslationKind][] = [
      [1, SUBTITLED],
      [2, DUBBED],
    ];
    await publish(sources(n, both), sources(n, both));
    expect(await unread(who)).toBe(1);
    const { notifications, info } = await running.as(who).listNotifications({});
    expect(notifications).toMatchObject([
      {
        kind: NotificationKind.EPISODE,
        actorId: '',
        translation: DUBBED,
        read: false,
        target: { kind: TargetKind.EPISODE, id: episodeId(n) },
      },
    ]);
    expect(info).toMatchObject({ count: 1, last: true });
    await running.as(who).markRead({});
    expect(await unread(who)).toBe(0);
    expect(await told(other)).toEqual([]);
    // If the same group is removed and added again, no second notification follows.
    await publish(sources(n, [[1, SUBTITLED]]), sources(n, both));
    expect(await unread(who)).toBe(0);
  });

  it('reads the list while another transaction holds it, and is notified by the next look', async () => {
    const [who, n] = [next(), next()];
    await wish(who, TITLE, titleId(n));
    running.bench.clock.advance(1_000);
    await publish(episode(n, n, inMs(-5_000)), sources(n, [[1, SUBTITLED]]));
    running.bench.clock.advance(1_000);
    const { database } = running;
    await database.query('BEGIN');
    try {
      await database.query(`INSERT INTO activity (member_id, revision) VALUES ($1, 1)`, [memberId(who)]);
      expect(await unread(who)).toBe(0);
      expect(await told(who)).toEqual([]);
    } finally {
      await database.query('ROLLBACK');
    }
    expect(await unread(who)).toBe(1);
  });

  it('is notified once the episode is both released and has a source, in either order of events', async () => {
    const [who, n] = [next(), next()];
    await wish(who, TITLE, titleId(n));
    running.bench.clock.advance(1_000);
    await publish(sources(n, [[1, SUBTITLED]]));
    expect(await unread(who)).toBe(0);
    await publish(episode(n, n));
    expect(await unread(who)).toBe(0);
    await publish(episode(n, n, inMs(60_000)));
    expect(await unread(who)).toBe(0);
    running.bench.clock.advance(61_000);
    expect(await unread(who)).toBe(1);
    await publish(episode(n + 1_000, n, inMs(-1)));
    expect(await unread(who)).toBe(1);
  });

  it('is not notified of an episode removed before', async () => {
    const [who, n] = [next(), next()];
    await wish(who, TITLE, titleId(n));
    running.bench.clock.advance(1_000);
    await publish(episode(n, n, inMs(-5_000)), sources(n, [[1, SUBTITLED]]));
    await publish(sources(n, []));
    await publish(episode(n + 2_000, n, inMs(-5_000), { removed: true }), sources(n + 2_000, [[1, DUBBED]]));
    expect(await unread(who)).toBe(0);
  });

  it('gets a correct count, even if many pages look at once', async () => {
    const [who, n] = [next(), next()];
    await wish(who, TITLE, titleId(n));
    running.bench.clock.advance(1_000);
    const groups = Array.from({ length: 5 }, (_, g): [number, TranslationKind] => [g, SUBTITLED]);
    await publish(episode(n, n, inMs(-5_000)), sources(n, groups));
    const seen = await Promise.all(Array.from({ length: 8 }, () => unread(who)));
    expect(Math.max(...seen)).toBe(5);
    const page = await running.as(who).listNotifications({ page: { number: 2, size: 3 } });
    expect(page).toMatchObject({ info: { count: 5, last: true }, unread: 5 });
    expect(page.notifications).toHaveLength(2);
  });
});

it('a member with a wish for an episode is notified only of its first group', async () => {
  const [who, n] = [next(), next()];
  await wish(who, EPISODE, episodeId(n));
  running.bench.clock.advance(1_000);
  await publish(episode(n, n, inMs(-5_000)), sources(n, [[1, DUBBED]]));
  await publish(
    sources(n, [
      [1, DUBBED],
      [2, SUBTITLED],
    ]),
  );
  expect(await told(who)).toEqual([[episodeId(n), DUBBED]]);
});

it('open pages are woken within a second or two, also at the release time without an event', async () => {
  const [who, n] = [next(), next()];
  await wish(who, TITLE, titleId(n));
  let woken = 0;
  const listening = await running.bench.live.listen(wakes.activity(memberId(who)), () => void woken++);
  await publish(episode(n, n, inMs(60_000)), sources(n, [[1, SUBTITLED]]));
  running.bench.clock.advance(61_000);
  await eventually(() => woken > 0, 10_000);
  await listening.close();
  await eventually(async () => {
    const sql = `SELECT told FROM announcement WHERE episode_id = $1`;
    expect((await running.database.query(sql, [episodeId(n)])).rows).toEqual([{ told: true }]);
  }, 10_000);
});
