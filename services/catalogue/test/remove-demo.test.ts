import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createDataSource, type EventRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { EpisodeChangedSchema, TitleChangedSchema, topics } from '@seyir/proto';
import { anEpisode, aTitle, episodeId, id, startCatalogue, titleId, type Running } from './fixtures.js';

const REAL = 90;
/** Removing everything takes more than one call. */
const DEMO = 23;

let running: Running;
let database: ReturnType<typeof createDataSource>;
const events: EventRecord[] = [];
beforeAll(async () => {
  running = await startCatalogue();
  database = await createDataSource(await running.bench.databaseUrl('catalogue')).initialize();
  await running.bench.bus.subscribe('test', [topics.title.name, topics.episode.name], async (event) => {
    events.push(event);
  });
  const numbers = Array.from({ length: DEMO }, (_, n) => n + 1);
  const location = { case: 'asset', value: 'deniz' } as const;
  const trailer = { id: id('7777', 1), name: 'Fragman', location };
  const onlyHere = { genres: [{ id: id('cccc', 9), slug: 'demo', name: 'Demo' }] };
  await running.importer.importTitles({
    titles: numbers.map((n) => aTitle(n, n === 1 ? { trailers: [trailer] } : n === 2 ? onlyHere : {})),
    demo: true,
  });
  await running.importer.importTitles({
    titles: [
      aTitle(REAL, { people: [{ id: id('dddd', 2), name: 'İpek Ilgaz', role: 'oyuncu', character: '' }] }),
    ],
  });
  await running.importer.importEpisodes({
    episodes: [
      ...numbers.map((n) => anEpisode(n, { titleId: titleId(n), number: 1 })),
      anEpisode(50, { titleId: titleId(REAL), number: 2 }),
    ],
    demo: true,
  });
  await running.importer.importEpisodes({ episodes: [anEpisode(60, { titleId: titleId(REAL), number: 1 })] });
});
afterAll(async () => {
  await database.destroy();
  await running.close();
});

const idsOf = async (table: string) =>
  (await database.query<{ id: string }[]>(`SELECT id FROM ${table} ORDER BY id`)).map((row) => row.id);

it('a dry run lists what it would remove, and removes nothing', async () => {
  const { titleIds, episodeIds, trailerIds, more } = await running.importer.removeDemoTitles({
    dryRun: true,
  });
  expect([titleIds.length, episodeIds.length, trailerIds, more]).toEqual([
    DEMO,
    DEMO + 1,
    [id('7777', 1)],
    false,
  ]);
  expect(await idsOf('title')).toHaveLength(DEMO + 1);
});

it('removes demo titles in batches, and demo episodes of real titles; real titles stay', async () => {
  let calls = 0;
  for (let more = true; more; calls += 1) ({ more } = await running.importer.removeDemoTitles({}));
  expect(calls).toBeGreaterThan(3);
  expect(await idsOf('title')).toEqual([titleId(REAL)]);
  expect(await idsOf('episode')).toEqual([episodeId(60)]);
  expect(await idsOf('genre')).toEqual([id('cccc', 1), id('cccc', 2)]);
  expect(await idsOf('person')).toEqual([id('dddd', 2)]);
  expect(await idsOf('trailer')).toEqual([]);
  const { titles, info } = await running.visitor.listTitles({});
  expect(titles).toMatchObject([{ id: titleId(REAL), seasons: [{ number: 1, episodeCount: 1 }] }]);
  expect(info?.count).toBe(1);
  expect(await database.query(`SELECT * FROM catalogue_count`)).toEqual([
    { kind: 'series', titles: 1, episodes: 1 },
  ]);
});

it('publishes the removal of each, with the next version', async () => {
  const removed = () =>
    [
      ...events.flatMap((e) =>
        e.topic === topics.title.name ? [fromBinary(TitleChangedSchema, e.data)] : [],
      ),
      ...events.flatMap((e) =>
        e.topic === topics.episode.name ? [fromBinary(EpisodeChangedSchema, e.data)] : [],
      ),
    ].filter((message) => message.removed);
  await eventually(() => removed().length >= 2 * DEMO + 1);
  expect(removed()).toHaveLength(2 * DEMO + 1);
  expect(new Set(removed().map(({ version }) => version))).toEqual(new Set([2]));
  const first = removed().find((message) => 'trailerIds' in message && message.titleId === titleId(1));
  expect(first).toMatchObject({ trailerIds: [id('7777', 1)] });
});

it('does nothing the second time', async () => {
  expect(await running.importer.removeDemoTitles({})).toMatchObject({
    titleIds: [],
    episodeIds: [],
    more: false,
  });
});
