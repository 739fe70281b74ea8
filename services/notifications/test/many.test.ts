import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { NotifyKind, topics, TranslationKind } from '@seyir/proto';
import { newestFirst } from '../src/app/page.js';
import { aReply, id, memberId, recordOf, replyId, startNotifications, type Running } from './fixtures.js';

const UNREAD = 20_000;
const FOLLOWED = 2_000;
const ANNOUNCED = 20_000;
const reader = memberId(1);
const follower = 2;

let running: Running;
const rows = async (sql: string, ...parameters: unknown[]) =>
  (await running.database.query<Record<string, unknown>>(sql, parameters)).rows;

/** The test's clock, which may differ from the database's. */
const now = () => running.bench.clock.now();
const ago = (minutes: number) => new Date(now().getTime() - minutes * 60_000);
const idOf = (prefix: string, n: string) =>
  `('${prefix.padEnd(8, '0')}-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;

beforeAll(async () => {
  running = await startNotifications();
  // A member with many unread notifications, three per moment.
  await rows(
    `INSERT INTO notification (id, member_id, kind, actor_id, cause_id, target_kind, target_id, time, changed_at, arrived)
     SELECT ${idOf('1111', 'n')}, $1, 'reply', $2, ${idOf('2222', 'n')}, 2, $3,
       $4::timestamptz + (n / 3) * interval '300 microseconds', now(), n
     FROM generate_series(1, ${UNREAD}) AS n`,
    reader,
    memberId(9),
    id('bbbb', 1),
    ago(600),
  );
  await rows(
    `INSERT INTO activity (member_id, count, unread, revision) VALUES ($1, ${UNREAD}, ${UNREAD}, ${UNREAD})`,
    reader,
  );
  // A member who follows many titles, each with ten old announcements.
  await rows(
    `INSERT INTO let_me_know SELECT $1, 2, ${idOf('aaaa', 'n')}, $2 FROM generate_series(1, ${FOLLOWED}) AS n`,
    memberId(follower),
    ago(60),
  );
  await rows(
    `INSERT INTO announcement (id, episode_id, group_id, translation, first, appeared_at, title_id, at, due_at, told)
     SELECT ${idOf('3333', 'n')}, ${idOf('bbbb', 'n')}, ${idOf('dddd', '1')}, 'dubbed', true, $1,
       ${idOf('aaaa', `n % ${FOLLOWED}`)}, $1, $1, true
     FROM generate_series(1, ${ANNOUNCED}) AS n`,
    ago(6_000),
  );
  await rows(`VACUUM ANALYZE notification, activity, let_me_know, announcement`);
});
afterAll(() => running.close());
beforeEach(() => running.bench.clock.advance(120_000));

const tables = ['notification', 'activity', 'let_me_know', 'announcement', 'episode_fact', 'outbox'];
/** Jobs run statements at the same time: the relay, and the job that wakes open pages. */
const OF_JOBS = /\b(outbox|NOT told)\b/;

/** The statements of the call itself. */
const explain = async (call: () => Promise<unknown>) =>
  (await explainStatements(tables, call)).filter(({ text }) => !OF_JOBS.test(text));
const page = (cursor: string) => ({ number: 0, size: 20, cursor });
const list = (asked: object) => running.as(1).listNotifications({ page: asked });

/** Makes a new episode of a title watchable. */
let episodes = ANNOUNCED;
const appears = async (title: number) => {
  const episodeId = id('bbbb', ++episodes);
  await running.bench.bus.publish([
    recordOf(topics.episode, {
      episodeId,
      titleId: id('aaaa', title),
      season: 1,
      number: 1,
      version: 1,
      releasedAt: timestampFromDate(ago(1)),
    }),
    recordOf(
      topics.sources,
      {
        episodeId,
        sourceCount: 1,
        version: 1,
        groups: [{ groupId: id('dddd', 1), translation: TranslationKind.DUBBED }],
      },
      now(),
    ),
  ]);
  return episodeId;
};
const appearedLately = (count: number, title: string) =>
  rows(
    `INSERT INTO announcement (id, episode_id, group_id, translation, first, appeared_at, title_id, at, due_at, told)
     SELECT gen_random_uuid(), gen_random_uuid(), ${idOf('dddd', '1')}, 'dubbed', true, $1, ${idOf('aaaa', title)},
       $1, $1, true
     FROM generate_series(1, ${count}) AS n`,
    ago(0),
  );
const told = async (member: number) => {
  const { notifications } = await running.as(member).listNotifications({ page: { number: 1, size: 50 } });
  return notifications.map(({ target }) => target?.id);
};

describe('a long list', () => {
  it.each([
    ['its first page', 0],
    ['a page in its middle', UNREAD / 2],
  ])('reads only the rows that it shows: %s', async (_, n) => {
    const [key] = await rows(`SELECT time::text, id FROM notification WHERE cause_id = $1`, id('2222', n));
    const cursor = key ? newestFirst.encode(key as { time: string; id: string }) : '';
    const statements = await explain(async () => {
      expect((await list(page(cursor))).notifications).toHaveLength(20);
    });
    expect(statements.filter(isBeyondBudget)).toEqual([]);
    expect(statements).toHaveLength(2);
  });

  it('is visited by its cursors, each entry once, while others arrive', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const { notifications, info } = await list({ number: 0, size: 50, cursor });
      seen.push(...notifications.map(({ causeId }) => causeId));
      if (cursor === '') await running.publish(aReply(seen.length));
      cursor = info!.nextCursor;
    } while (cursor && seen.length < 2_000);
    expect(seen).toEqual(Array.from({ length: 2_000 }, (_, n) => id('2222', UNREAD - n)));
  });

  it('is marked as read by one write, however much of it is unread', async () => {
    const statements = await explain(async () => {
      expect(await running.as(1).markRead({})).toMatchObject({ unread: 0 });
    });
    expect(statements).toHaveLength(1);
    expect(statements.filter(isBeyondBudget)).toEqual([]);
    expect((await list({ number: 3, size: 20 })).notifications.every(({ read }) => read)).toBe(true);
    for (const n of [7, 8]) {
      await running.publish(aReply(n, { postedAt: timestampFromDate(now()) }));
      const { notifications, unread } = await list({ number: 1, size: 50 });
      expect(notifications.filter(({ read }) => !read).map(({ causeId }) => causeId)).toEqual([replyId(n)]);
      expect(unread).toBe(1);
      await running.as(1).markRead({});
    }
  });

  it('refuses an invalid cursor', async () => {
    await expect(list(page('x'))).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { cursor: 'invalid' } },
    });
  });
});

describe('a member who follows many titles', () => {
  const poll = () => running.as(follower).getActivity({});

  it('polls as cheaply as one who follows none, once the list is recorded as complete', async () => {
    await poll();
    for (const member of [follower, 77]) {
      const statements = await explain(() => running.as(member).getActivity({}));
      expect(statements.filter(isBeyondBudget)).toEqual([]);
      expect(statements).toHaveLength(1);
      expect(statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThan(20);
    }
  });

  it('is notified of each episode, also from a late event', async () => {
    const before = await told(follower);
    const one = await appears(5);
    expect(await told(follower)).toEqual([one, ...before]);
    // The look records what it has read; an episode with an earlier time is still found.
    await appearedLately(60, '1000000');
    await poll();
    running.bench.clock.advance(-3 * 3_600_000);
    const late = recordOf(
      topics.sources,
      {
        episodeId: id('bbbb', episodes),
        sourceCount: 2,
        version: 2,
        groups: [1, 2].map((group) => ({ groupId: id('dddd', group), translation: TranslationKind.DUBBED })),
      },
      ago(0),
    );
    running.bench.clock.advance(3 * 3_600_000);
    await rows(`UPDATE let_me_know SET since = $1`, ago(6_000));
    await running.bench.bus.publish([late]);
    expect((await told(follower)).filter((episode) => episode === one)).toHaveLength(2);
  });

  it('is brought up to date after a flood of announcements, without reading all of them', async () => {
    const before = (await told(follower)).length;
    await appearedLately(5_000, '1000000');
    const one = await appears(1_999);
    running.bench.clock.advance(61_000);
    const statements = await explain(poll);
    expect(statements.filter(isBeyondBudget)).toEqual([]);
    expect(await told(follower)).toContain(one);
    expect(await told(follower)).toHaveLength(before + 1);
    const after = await explain(poll);
    expect(after.filter(isBeyondBudget)).toEqual([]);
    expect(after).toHaveLength(1);
  });

  it('gets announcements beyond the limit of one look with the next ones', async () => {
    const before = (await running.as(follower).listNotifications({})).info!.count;
    await appearedLately(450, `n % ${FOLLOWED}`);
    running.bench.clock.advance(61_000);
    const counts = [];
    for (let look = 0; look < 4; look++)
      counts.push((await running.as(follower).listNotifications({})).info!.count - before);
    expect(counts).toEqual([200, 400, 450, 450]);
  });
});

it('an announcement appears once, even with wishes for both the episode and its title', async () => {
  const episode = id('bbbb', episodes + 1);
  await running.as(50).setLetMeKnow({ kind: NotifyKind.TITLE, id: id('aaaa', 7), active: true });
  await running.as(50).setLetMeKnow({ kind: NotifyKind.EPISODE, id: episode, active: true });
  running.bench.clock.advance(1_000);
  expect(await appears(7)).toBe(episode);
  expect(await told(50)).toEqual([episode]);
});
