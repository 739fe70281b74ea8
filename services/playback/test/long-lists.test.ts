import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { LibraryList, TitleKind } from '@seyir/proto';
import { DataSource } from 'typeorm';
import { latestEntries, latestWatched } from '../src/app/page.js';
import { memberId, startPlayback } from './fixtures.js';

const TITLES = 12_000;
const EPISODES = 20_000;
/** Three entries share each time, and the times differ by less than a millisecond. */
const TIME = `timestamptz '2026-01-01 00:00:00+00' + (n / 3) * interval '300 microseconds'`;
const idOf = (prefix: string) =>
  `('${prefix.padEnd(8, '0')}-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
const idsFrom = (prefix: string, numbers: number[]) =>
  numbers.map((n) => `${prefix.padEnd(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`);
const down = (from: number, step = 1) =>
  Array.from({ length: Math.ceil(from / step) }, (_, n) => from - n * step);

let running: Awaited<ReturnType<typeof startPlayback>>;
let database: DataSource;
beforeAll(async () => {
  running = await startPlayback();
  const url = await running.bench.databaseUrl('playback');
  database = await new DataSource({ type: 'postgres', url }).initialize();
  // One title in a hundred is a movie, the others are series; one in a hundred is marked as watched.
  await database.query(
    `INSERT INTO library_entry (id, member_id, title_id, kind, watch_list_at, entry_watched, favourite_at, followed_at,
       version, changed_at)
     SELECT ${idOf('1111')}, $1, ${idOf('2222')}, CASE WHEN n % 100 = 0 THEN ${TitleKind.MOVIE} ELSE ${TitleKind.SERIES} END,
       ${TIME}, n % 100 = 50, ${TIME}, ${TIME}, 1, now()
     FROM generate_series(1, ${TITLES}) AS n`,
    [memberId(1)],
  );
  await database.query(
    `INSERT INTO library_counter
     SELECT member_id, list, kind, list = 'watch_list' AND entry_watched, count(*) FROM library_entry
     CROSS JOIN unnest(ARRAY['watch_list', 'favourites', 'followed']) AS list GROUP BY 1, 2, 3, 4`,
  );
  await database.query(
    `INSERT INTO episode SELECT ${idOf('3333')}, ${idOf('2222')}, 1, n, 1000, now(), 0, false
     FROM generate_series(1, ${EPISODES}) AS n`,
  );
  await database.query(
    `INSERT INTO position (id, member_id, episode_id, title_id, position_seconds, duration_seconds, kept, watched,
       measured_at, watched_at)
     SELECT ${idOf('4444')}, $1, ${idOf('3333')}, ${idOf('2222')}, 1, 1000, true, true, now(), ${TIME}
     FROM generate_series(1, ${EPISODES}) AS n`,
    [memberId(1)],
  );
  await database.query(`INSERT INTO library_counter VALUES ($1, 'last_watched', 0, false, ${EPISODES})`, [
    memberId(1),
  ]);
  await database.query(`VACUUM ANALYZE library_entry, episode, member_position, library_counter`);
  await leaveUnfinished();
});
afterAll(async () => {
  await database.destroy();
  await running.bench.close();
});

/** Another member has started five episodes of each title; PostgreSQL has no statistics of them. */
const leaveUnfinished = async () => {
  const title = `('66660000-0000-4000-8000-' || lpad((n / 5)::text, 12, '0'))::uuid`;
  await database.query(
    `INSERT INTO episode SELECT ${idOf('7777')}, ${title}, 1, n, 1000, now(), 0, false
     FROM generate_series(1, ${EPISODES}) AS n`,
  );
  await database.query(
    `INSERT INTO member_position (id, member_id, episode_id, title_id, position_seconds, duration_seconds, kept, watched,
       measured_at)
     SELECT gen_random_uuid(), $1, ${idOf('7777')}, ${title}, 1, 1000, true, false,
       timestamptz '2025-01-01 00:00:00+00' + n * interval '10 minutes'
     FROM generate_series(1, ${EPISODES}) AS n`,
    [memberId(3)],
  );
};

const beyondBudget = async (call: () => Promise<unknown>) => {
  const tables = [
    'library_entry',
    'library_counter',
    'title_followers',
    'member_position',
    'progress',
    'episode',
  ];
  const statements = await explainStatements(tables, call);
  expect(statements.length).toBeGreaterThan(0);
  return statements.filter(isBeyondBudget);
};
const middle = latestEntries.encode({ at: '2026-01-01 00:00:00.6+00', id: memberId(1) });
const page = (cursor: string, number = 0) => ({ number, size: 24, cursor });
const { WATCH_LIST, FAVOURITES, FOLLOWED } = LibraryList;

it.each([
  ['the watch list', { list: WATCH_LIST }],
  ['the watch list of a kind', { list: WATCH_LIST, kind: TitleKind.MOVIE }],
  ['what was watched of the watch list', { list: WATCH_LIST, watched: true }],
  ['what was not watched of a kind', { list: WATCH_LIST, kind: TitleKind.SERIES, watched: false }],
  ['favourites', { list: FAVOURITES }],
  ['favourites of a kind', { list: FAVOURITES, kind: TitleKind.MOVIE }],
  ['followed titles', { list: FOLLOWED }],
])(
  'a long list reads only the rows that it shows, on its first page and in its middle: %s',
  async (_, asked) => {
    for (const cursor of ['', middle])
      expect(
        await beyondBudget(async () => {
          const { entries } = await running.as(1).listLibrary({ ...asked, page: page(cursor) });
          expect(entries).toHaveLength(24);
        }),
      ).toEqual([]);
  },
);

it('the watched episodes read only the rows that they show, on their first page and in their middle', async () => {
  const [row] = await database.query<{ at: string; id: string; season: number; number: number }[]>(
    `SELECT watched_at::text AS at, episode_id AS id, 1 AS season, ${EPISODES / 2} AS number FROM position
     WHERE episode_id = $1`,
    idsFrom('3333', [EPISODES / 2]),
  );
  for (const cursor of ['', latestWatched.encode(row!)])
    expect(
      await beyondBudget(async () => {
        const { episodes } = await running.as(1).listLastWatched({ page: page(cursor) });
        expect(episodes).toHaveLength(24);
      }),
    ).toEqual([]);
});

it('a long continue-watching list reads only its latest episodes', async () => {
  let latest: string[] = [];
  expect(
    await beyondBudget(async () => {
      const { positions } = await running.as(3).listContinueWatching({ page: page('') });
      latest = positions.map(({ episodeId }) => episodeId);
    }),
  ).toEqual([]);
  expect(latest).toEqual(idsFrom('7777', [EPISODES, ...down(EPISODES - 1, 5).slice(0, 23)]));
});

it('removing an entry from a long list, and removing a mark, use keys', async () => {
  const { positions } = await running.as(3).listContinueWatching({ page: page('') });
  expect(await beyondBudget(() => running.as(3).removeContinueWatching({ id: positions[3]!.id }))).toEqual(
    [],
  );
  const left = (await running.as(3).listContinueWatching({ page: page('') })).positions;
  expect(left.map(({ id }) => id)).not.toContain(positions[3]!.id);

  const [episodeId] = idsFrom('7777', [EPISODES]);
  await running.as(3).setEpisodeWatched({ episodeId, watched: true });
  expect(await beyondBudget(() => running.as(3).setEpisodeWatched({ episodeId, watched: false }))).toEqual(
    [],
  );
});

it('counting a few members’ data uses keys, however much others have', async () => {
  expect(
    await beyondBudget(async () => {
      const subjectIds = [...idsFrom('2222', [1]), ...idsFrom('7777', [7]), ...idsFrom('3333', [1])];
      const { counts } = await running.importer.countKept({ memberIds: [memberId(9)], subjectIds });
      expect(counts.map(({ what, count, ofOthers }) => [what, count, ofOthers])).toEqual([
        ['sources', 0, 0],
        ['placements', 0, 0],
        ['positions', 2, 2],
        ['library entries', 1, 1],
      ]);
    }),
  ).toEqual([]);
});

/** All pages of a list by their cursors. */
const walk = async <T>(read: (cursor: string) => Promise<{ items: T[]; next: string }>) => {
  const seen: T[] = [];
  let cursor = '';
  do {
    const { items, next } = await read(cursor);
    seen.push(...items);
    cursor = next;
  } while (cursor);
  return seen;
};

it.each([
  ['of all kinds', {}, down(TITLES)],
  ['of one kind', { kind: TitleKind.MOVIE }, down(TITLES, 100)],
  ['of one state', { watched: true }, down(TITLES - 50, 100)],
])('cursors visit each entry of a watch list once: %s', async (_, filter, numbers) => {
  const titles = await walk(async (cursor) => {
    const asked = { list: WATCH_LIST, ...filter, page: { number: 0, size: 100, cursor } };
    const { entries, info } = await running.as(1).listLibrary(asked);
    expect(info!.count).toBe(numbers.length);
    return { items: entries.map(({ titleId }) => titleId), next: info!.nextCursor };
  });
  expect(titles).toEqual(idsFrom('2222', numbers));
});

it('cursors visit each watched episode once, whatever is watched meanwhile', async () => {
  const episodes = await walk(async (cursor) => {
    const { episodes, info } = await running
      .as(1)
      .listLastWatched({ page: { number: 0, size: 100, cursor } });
    if (!cursor)
      await database.query(`UPDATE position SET watched_at = now() WHERE episode_id = ANY($1::uuid[])`, [
        idsFrom('3333', [EPISODES, EPISODES - 1]),
      ]);
    return { items: episodes.map(({ episodeId }) => episodeId), next: info!.nextCursor };
  });
  expect(episodes).toEqual(idsFrom('3333', down(EPISODES)));
});

it('cursors visit all of continue-watching', async () => {
  await database.query(
    `INSERT INTO position (id, member_id, episode_id, title_id, position_seconds, duration_seconds, kept, watched,
       measured_at)
     SELECT ${idOf('5555')}, $1, ${idOf('3333')}, ${idOf('2222')}, 1, 1000, true, false,
       timestamptz '2026-01-01 00:00:00+00' - (n / 3) * interval '1 minute'
     FROM generate_series(1, 250) AS n`,
    [memberId(2)],
  );
  const pages = await walk(async (cursor) => {
    const { positions, info } = await running
      .as(2)
      .listContinueWatching({ page: { number: 0, size: 20, cursor } });
    expect(info!.count).toBe(250);
    return { items: positions.map(({ id }) => id), next: info!.nextCursor };
  });
  expect(pages).toEqual(
    idsFrom(
      '5555',
      Array.from({ length: 250 }, (_, n) => n + 1),
    ),
  );
});

it('an invalid cursor, and one of another list, is refused', async () => {
  const refused = { code: 'BAD_INPUT', details: { fields: { cursor: 'invalid' } } };
  await expect(running.as(1).listLibrary({ list: WATCH_LIST, page: page('x') })).rejects.toMatchObject(
    refused,
  );
  await expect(running.as(1).listLastWatched({ page: page(middle) })).rejects.toMatchObject(refused);
  await expect(running.as(1).listContinueWatching({ page: page(middle) })).rejects.toMatchObject(refused);
});
