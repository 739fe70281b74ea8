import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import {
  AgeMark,
  CatalogueService,
  EpisodeChangedSchema,
  readChange,
  TitleChangedSchema,
  TitleKind,
  topics,
  wakes,
  type SnapshotRecord,
} from '@seyir/proto';
import { anEpisode, aTitle, episodeId, id, startCatalogue, titleId, type Running } from './fixtures.js';

let running: Running;
const events: EventRecord[] = [];
beforeAll(async () => {
  running = await startCatalogue();
  await running.bench.bus.subscribe('test', [topics.title.name, topics.episode.name], async (event) => {
    events.push(event);
  });
});
afterAll(() => running.close());

const versionsOf = (key: string) => events.filter((e) => e.key === key).map((e) => e.version);

describe('an import', () => {
  it('adds nothing the second time', async () => {
    const { importer } = running;
    const titles = [aTitle(1), aTitle(2)];
    const episodes = [anEpisode(1), anEpisode(2)];
    expect(await importer.importTitles({ titles })).toMatchObject({ created: 2, updated: 0, unchanged: 0 });
    expect(await importer.importTitles({ titles })).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await importer.importEpisodes({ episodes })).toMatchObject({ created: 2 });
    expect(await importer.importEpisodes({ episodes })).toMatchObject({ created: 0, unchanged: 2 });
    await eventually(() => versionsOf(episodeId(2)).length > 0);
    expect(events.map((e) => e.version)).toEqual([1, 1, 1, 1]);
  });

  it('publishes changes with the current state and version', async () => {
    const { importer, visitor } = running;
    const answer = await importer.importTitles({ titles: [aTitle(1), aTitle(2, { name: 'Yeni Ad' })] });
    expect(answer).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    await eventually(() => versionsOf(titleId(2)).length === 2);
    const event = events.findLast((e) => e.key === titleId(2));
    const { titles } = await visitor.getTitles({ ids: [titleId(2)] });
    expect(fromBinary(TitleChangedSchema, event!.data)).toMatchObject({
      titleId: titleId(2),
      kind: TitleKind.SERIES,
      slug: 'gece-vapuru-2',
      name: 'Yeni Ad',
      ageMark: AgeMark.AGE_MARK_13,
      removed: false,
      version: 2,
    });
    expect(titles[0]?.version).toBe(2);
    expect(versionsOf(titleId(1))).toEqual([1]);
  });

  it('lists the changes in a dry run, and changes nothing', async () => {
    const { importer, visitor } = running;
    const before = await visitor.getTitles({ ids: [titleId(1), titleId(2)] });
    const told = events.length;
    const titles = [aTitle(1), aTitle(2, { name: 'Başka Ad', year: 2025 }), aTitle(50)];
    expect(await importer.importTitles({ titles, dryRun: true })).toMatchObject({
      created: 1,
      updated: 1,
      unchanged: 1,
      changes: [
        { id: titleId(50), created: true, fields: [] },
        {
          id: titleId(2),
          created: false,
          fields: [
            { field: 'name', before: '"Yeni Ad"', after: '"Başka Ad"' },
            { field: 'year', before: '2024', after: '2025' },
          ],
        },
      ],
    });
    // The preview also accepts episodes of a title that is not imported yet.
    const episodes = [anEpisode(2, { name: 'Son' }), anEpisode(60, { titleId: titleId(50) })];
    expect(await importer.importEpisodes({ episodes, dryRun: true })).toMatchObject({
      created: 1,
      updated: 1,
      changes: [{ created: true }, { fields: [{ field: 'name', before: '"2. gece"', after: '"Son"' }] }],
    });
    expect(await visitor.getTitles({ ids: [titleId(1), titleId(2)] })).toEqual(before);
    expect((await visitor.getTitles({ ids: [titleId(50)] })).titles).toEqual([]);
    expect(events).toHaveLength(told);
  });

  it('names every invalid and every taken field', async () => {
    const { importer } = running;
    const faulty = [aTitle(51, { name: '' }), aTitle(52), aTitle(53, { slug: 'Ğ', year: 12 })];
    await expect(importer.importTitles({ titles: faulty })).rejects.toMatchObject({
      details: {
        fields: { 'titles.0.name': 'required', 'titles.2.slug': 'invalid', 'titles.2.year': 'invalid' },
      },
    });
    const taken = [aTitle(54), aTitle(55, { slug: 'gece-vapuru-1' })];
    await expect(importer.importTitles({ titles: taken, dryRun: true })).rejects.toMatchObject({
      details: { fields: { 'titles.1.slug': 'taken' } },
    });
    const place = [anEpisode(56, { number: 1 }), anEpisode(57)];
    await expect(importer.importEpisodes({ episodes: place, dryRun: true })).rejects.toMatchObject({
      details: { fields: { 'episodes.0.number': 'taken' } },
    });
    // Two episodes that swap places are not reported as taken.
    const swapped = [anEpisode(1, { number: 2 }), anEpisode(2, { number: 1 })];
    expect(await importer.importEpisodes({ episodes: swapped, dryRun: true })).toMatchObject({ updated: 2 });
    await expect(importer.importTitles({ titles: faulty, dryRun: true })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
  });

  it('uses an existing genre with the same slug', async () => {
    const { importer, visitor } = running;
    const genres = [{ id: id('cccc', 99), slug: 'dram', name: 'Dram' }];
    const title = aTitle(58, { genres });
    expect(await importer.importTitles({ titles: [title] })).toMatchObject({ created: 1 });
    expect(await importer.importTitles({ titles: [title] })).toMatchObject({ unchanged: 1 });
    const [found] = (await visitor.getTitles({ ids: [titleId(58)] })).titles;
    expect(found?.genres).toMatchObject([{ id: id('cccc', 2), slug: 'dram' }]);
  });

  it('keeps the date on which a title without one was added', async () => {
    const { importer, bench, visitor } = running;
    const undated = aTitle(7);
    delete undated.addedAt;
    await importer.importTitles({ titles: [undated] });
    const first = await visitor.getTitles({ ids: [titleId(7)] });
    bench.clock.advance(5_000);
    expect(await importer.importTitles({ titles: [undated] })).toMatchObject({ unchanged: 1 });
    expect(await visitor.getTitles({ ids: [titleId(7)] })).toEqual(first);
  });

  it('publishes every episode of a title whose age mark has changed', async () => {
    const { importer } = running;
    await importer.importTitles({ titles: [aTitle(1, { ageMark: AgeMark.AGE_MARK_18 })] });
    await eventually(() => versionsOf(episodeId(1)).length === 2 && versionsOf(episodeId(2)).length === 2);
    for (const n of [1, 2]) {
      const event = events.findLast((e) => e.key === episodeId(n));
      expect(fromBinary(EpisodeChangedSchema, event!.data)).toMatchObject({
        ageMark: AgeMark.AGE_MARK_18,
        version: 2,
      });
    }
  });

  it('wakes the caches of the title after the commit', async () => {
    const { bench, importer, visitor } = running;
    const seen: Promise<number | undefined>[] = [];
    const read = async () => (await visitor.getTitles({ ids: [titleId(1)] })).titles[0]?.episodeCount;
    const subscription = await bench.live.listen(wakes.catalogue, (hint) => {
      if (readChange(hint).ids?.includes(titleId(1))) seen.push(read());
    });
    await importer.importEpisodes({ episodes: [anEpisode(3)] });
    await eventually(() => seen.length > 0);
    expect(await Promise.all(seen)).toEqual([3]);
    await subscription.close();
  });

  it('has one effect and one answer with one idempotency key', async () => {
    const { asAdmin } = running;
    const request = { titles: [aTitle(3)] };
    const options = { idempotencyKey: 'import-3' };
    const [first, second] = [
      await asAdmin.importTitles(request, options),
      await asAdmin.importTitles(request, options),
    ];
    expect(first).toMatchObject({ created: 1 });
    expect(second).toEqual(first);
    await expect(asAdmin.importTitles({ titles: [aTitle(4)] }, options)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('leaves counters that equal a recount after concurrent writes', async () => {
    const { importer, visitor } = running;
    await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        await importer.importTitles({ titles: [aTitle(100 + (n % 6), { kind: TitleKind.ANIME })] });
        await importer.importEpisodes({
          episodes: [anEpisode(100 + n, { titleId: titleId(100 + (n % 6)), number: n + 1 })],
        });
      }),
    );
    const { titles, info } = await visitor.listTitles({
      kind: TitleKind.ANIME,
      page: { number: 1, size: 100 },
    });
    expect(info?.count).toBe(titles.length);
    expect(titles.map((t) => t.episodeCount)).toEqual([2, 2, 2, 2, 2, 2]);
    for (const title of titles) {
      const { episodes } = await visitor.listEpisodes({ titleId: title.id });
      expect(title.seasons).toMatchObject([{ number: 1, episodeCount: episodes.length }]);
    }
    const latest = await visitor.listLatestEpisodes({ kind: TitleKind.ANIME });
    expect(latest.info?.count).toBe(latest.episodes.length);
  });

  it('counts titles from concurrent imports', async () => {
    const { importer, visitor } = running;
    for (let round = 1; round <= 10; round++) {
      const titles = [0, 1, 2].map((n) =>
        aTitle(200 + round * 3 + n, { kind: TitleKind.MOVIE, genres: [], people: [] }),
      );
      await Promise.all(titles.map((title) => importer.importTitles({ titles: [title] })));
      expect((await visitor.listTitles({ kind: TitleKind.MOVIE })).info?.count).toBe(round * 3);
    }
  });

  it('accepts hundreds of titles with more than a thousand new people in one call', async () => {
    const titles = Array.from({ length: 300 }, (_, n) =>
      aTitle(5_000 + n, {
        people: Array.from({ length: 4 }, (_, place) => ({
          id: id('dddd', 10_000 + n * 10 + place),
          name: `Ad${n} Soyad${place} Uzun`,
          role: 'oyuncu',
        })),
        kind: TitleKind.SERIES,
      }),
    );
    expect(await running.importer.importTitles({ titles })).toMatchObject({ created: 300 });
    expect(await running.importer.importTitles({ titles })).toMatchObject({ unchanged: 300 });
  });

  it('accepts at most 500 episodes in one call', async () => {
    const { importer } = running;
    const episodes = Array.from({ length: 500 }, (_, n) =>
      anEpisode(1_000 + n, { titleId: titleId(2), number: n + 1 }),
    );
    expect(await importer.importEpisodes({ episodes })).toMatchObject({ created: 500 });
    await expect(
      importer.importEpisodes({ episodes: [...episodes, anEpisode(5_000, { number: 900 })] }),
    ).rejects.toMatchObject({ details: { fields: { episodes: 'too_long' } } });
  });

  it('matches the snapshot: the state of the last events', async () => {
    for (const topic of [topics.title, topics.episode]) {
      const records = await snapshotOf(topic.name);
      const latest = new Map(events.filter((e) => e.topic === topic.name).map((e) => [e.key, e]));
      const keys = [...latest.keys()].sort();
      await eventually(() => latest.size === records.length);
      expect(records.map((r) => r.key)).toEqual(keys);
      for (const record of records) {
        const event = latest.get(record.key)!;
        expect(record.type).toBe(event.type);
        expect(record.version).toBe(event.version);
        expect(Buffer.from(record.data)).toEqual(Buffer.from(event.data));
      }
    }
  });
});

/** Reads all pages, seven records each. */
const snapshotOf = async (topic: string): Promise<SnapshotRecord[]> => {
  const playback = running.bench.serviceClient(CatalogueService, 'playback');
  const records: SnapshotRecord[] = [];
  let cursor = '';
  do {
    const page = await playback.snapshot({ topic, cursor, limit: 7 });
    records.push(...page.records);
    cursor = page.nextCursor;
  } while (cursor !== '');
  return records;
};
