import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createDataSource, toRecord } from '@seyir/kit';
import { eventually, explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { topics } from '@seyir/proto';
import { anEpisode, aTitle, episodeId, memberId, startPlayback, titleId, type Running } from './fixtures.js';

const DAY_MS = 86_400_000;
/** Episodes 10n + 1 to 10n + 3 belong to title n. */
const titles = [1, 2, 3, 4, 5, 6];

let running: Running;
let database: ReturnType<typeof createDataSource>;
beforeAll(async () => {
  running = await startPlayback(
    titles.flatMap((title) =>
      [1, 2, 3].map((number) => anEpisode(10 * title + number, { titleId: titleId(title), number })),
    ),
    titles.map((n) => aTitle(n)),
  );
  database = await createDataSource(await running.bench.databaseUrl('playback')).initialize();
});
afterAll(async () => {
  await database.destroy();
  await running.close();
});

const before = (ms: number) => timestampFromDate(new Date(running.bench.clock.now().getTime() - ms));
const play = (who: number, episode: number) =>
  running.as(who).savePosition({ episodeId: episodeId(episode), positionSeconds: 300 });
const most = async () => (await running.visitor.listMostWatched({})).titleIds;
const ranks = (...numbers: number[]) => numbers.map(titleId);

it('the titles with the most viewers come first; a member counts once a day, however many episodes', async () => {
  for (const who of [101, 102, 103]) await play(who, 31);
  for (const who of [101, 102]) await play(who, 21);
  for (const episode of [11, 12, 13]) await play(101, episode);
  // Neither a position that is too short nor a mark is a view.
  await running.as(101).savePosition({ episodeId: episodeId(41), positionSeconds: 5 });
  for (const who of [101, 102, 103, 104])
    await running.as(who).setEpisodeWatched({ episodeId: episodeId(42), watched: true });
  await eventually(async () => expect(await most()).toEqual(ranks(3, 2, 1)));
  // Neither do episodes before the furthest one, with measurements of other days: the progress does not change by them.
  running.bench.clock.advance(1);
  for (const [episode, days] of [
    [32, 0],
    [33, 1],
  ] as const)
    await running.as(103).savePosition({
      episodeId: episodeId(episode),
      positionSeconds: 300,
      measuredAt: before(days * DAY_MS),
    });
  await play(101, 31);
  const counted = await database.query<object[]>(
    `SELECT title_id AS id, views FROM title_week ORDER BY views DESC`,
  );
  expect(counted).toEqual([3, 2, 1].map((n) => ({ id: titleId(n), views: n })));
});

it('imported positions count on the day of their measurement, up to a week back', async () => {
  const position = (who: number, episode: number, days: number) => ({
    memberId: memberId(who),
    episodeId: episodeId(episode),
    positionSeconds: 300,
    measuredAt: before(days * DAY_MS),
  });
  await running.importer.importPositions({
    positions: [
      ...[201, 202, 203, 204, 205].map((who) => position(who, 51, 8)),
      ...[1, 2, 3].flatMap((days) => [201, 202].map((who) => position(who, 60 + days, days))),
    ],
  });
  await eventually(async () => expect(await most()).toEqual(ranks(6, 3, 2, 1)));
});

it('a removed title leaves the list at once, and its views are deleted', async () => {
  const removed = { ...aTitle(3), version: 2, removed: true };
  await running.bench.bus.publish([
    toRecord(topics.title, removed, { id: crypto.randomUUID(), time: running.bench.clock.now() }),
  ]);
  await eventually(async () => expect(await most()).toEqual(ranks(6, 2, 1)));
  const rows = `SELECT 1 FROM title_week WHERE title_id = $1 UNION ALL SELECT 1 FROM title_views_tally WHERE target_id = $1`;
  await eventually(
    async () => expect(await database.query<object[]>(rows, [titleId(3)])).toEqual([]),
    10_000,
  );
});

it('a view stops counting after seven days, and its row is deleted', async () => {
  running.bench.clock.advance(6 * DAY_MS);
  await play(301, 21);
  await play(301, 41);
  // The imported views are older; equally many viewers are in the order of ids.
  await eventually(async () => expect(await most()).toEqual(ranks(2, 1, 4)), 10_000);
  running.bench.clock.advance(DAY_MS);
  await eventually(async () => expect(await most()).toEqual(ranks(2, 4)), 10_000);
  running.bench.clock.advance(7 * DAY_MS);
  await eventually(async () => {
    expect(await most()).toEqual([]);
    expect(
      await database.query<object[]>(`SELECT 1 FROM title_week UNION ALL SELECT 1 FROM title_views_tally`),
    ).toEqual([]);
  }, 10_000);
}, 40_000);

it('reads as few rows among many titles', async () => {
  await database.query(
    `INSERT INTO title_week (title_id, views, counted_on)
     SELECT gen_random_uuid(), n, current_date + 30 FROM generate_series(1, 5000) n`,
  );
  await database.query('VACUUM ANALYZE title_week');
  const read = await explainStatements(['title_week'], most);
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter(isBeyondBudget)).toEqual([]);
});
