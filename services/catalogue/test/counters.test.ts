import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AiringStatus, TitleKind } from '@seyir/proto';
import { createDataSource } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { anEpisode, aTitle, episodeId, id, startCatalogue, titleId, type Running } from './fixtures.js';

let running: Running;
let database: ReturnType<typeof createDataSource>;
beforeAll(async () => {
  running = await startCatalogue();
  database = await createDataSource(await running.bench.databaseUrl('catalogue')).initialize();
});
afterAll(async () => {
  await database.destroy();
  await running.close();
});

const tables = [
  'catalogue_count',
  'title_count',
  'airing_count',
  'genre_count',
  'shelf_count',
  'country_count',
  'season',
];
const standing = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => [
        table,
        (await database.query<unknown[]>(`SELECT * FROM ${table}`)).map((row) => JSON.stringify(row)).sort(),
      ]),
    ),
  ) as Record<string, string[]>;

/** Runs the operator's command; resolves when it is done. */
const recount = async () => {
  await database.query(
    `INSERT INTO task (id, kind, input, due, created_at)
     VALUES (gen_random_uuid(), 'recount-counters', '{}', now(), now())`,
  );
  await eventually(
    async () =>
      (await database.query<unknown[]>(`SELECT FROM task WHERE kind = 'recount-counters'`)).length === 0,
    10_000,
  );
};

const genre = (n: number) => ({ id: id('cccc', n), slug: `tur-${n}`, name: `Tür ${n}` });
const kinds = [TitleKind.MOVIE, TitleKind.SERIES, TitleKind.ANIME];
/** Returns a different title for each `turn`. */
const shaped = (n: number, turn: number, over: Parameters<typeof aTitle>[1] = {}) =>
  aTitle(n, {
    kind: kinds[(n + turn) % 3]!,
    name: `${'AÇİ1'[(n * turn) % 4]} ${n}`,
    network: turn % 2 ? `Kanal ${n % 3}` : '',
    country: ['', 'TR', 'JP'][(n + turn) % 3]!,
    status: (n + turn) % 2 ? AiringStatus.AIRING : AiringStatus.ENDED,
    airTime: { weekday: 1 + ((n + turn) % 7), time: '' },
    genres: [genre(n % 4), genre((n + turn) % 4)],
    people: [],
    ...(over as object),
  });

describe('counters', () => {
  it('match a recount after many concurrent writes', async () => {
    const { importer } = running;
    const numbers = Array.from({ length: 12 }, (_, n) => n + 1);
    const again = async (write: () => Promise<unknown>): Promise<unknown> =>
      write().catch((error: { code?: string }) => {
        if (error.code !== 'TRY_AGAIN') throw error;
        return again(write);
      });
    for (const turn of [1, 2, 3, 4]) {
      await Promise.all(
        [0, 4, 8, 2, 6].map((from) =>
          again(() =>
            importer.importTitles({ titles: numbers.slice(from, from + 4).map((n) => shaped(n, turn)) }),
          ),
        ),
      );
      await Promise.all(
        numbers.map((n) =>
          again(() =>
            importer.importEpisodes({
              episodes: [
                anEpisode(n, { titleId: titleId(1 + ((n + turn) % 12)), season: turn, number: n }),
                anEpisode(n + turn * 20, { titleId: titleId(n), season: turn, number: n + 20 }),
              ],
            }),
          ),
        ),
      );
    }
    const moved = await standing();
    expect(moved['catalogue_count']).toHaveLength(3);
    await recount();
    // The name of a network is one of the spellings in its titles.
    expect(await standing()).toEqual(moved);
  });

  it('are corrected by a recount', async () => {
    const right = await standing();
    for (const table of tables.slice(0, 5)) {
      const value = table === 'genre_count' ? 'episodes' : 'titles';
      await database.query(`UPDATE ${table} SET ${value} = ${value} + 7 WHERE kind = 'movie'`);
      await database.query(`DELETE FROM ${table} WHERE kind = 'anime'`);
    }
    await database.query(`UPDATE title SET episode_count = 40 WHERE id = $1`, [titleId(1)]);
    await database.query(`DELETE FROM season WHERE title_id = $1`, [titleId(2)]);
    await database.query(`INSERT INTO shelf_count VALUES ('genre', 'yok', 'movie', 'A', 'Yok', 3)`);
    expect(await standing()).not.toEqual(right);
    await recount();
    expect(await standing()).toEqual(right);
  });

  it('follow a genre that gets another slug', async () => {
    const { importer, visitor } = running;
    const before = await visitor.listShelves({ sort: 1, slug: 'tur-1' });
    const renamed = { ...genre(1), slug: 'macera', name: 'Macera' };
    await importer.importTitles({ titles: [shaped(1, 9, { genres: [renamed] })] });
    const after = await visitor.listShelves({ sort: 1, slug: 'macera' });
    expect(after.shelves).toMatchObject([{ name: 'Macera', titleCount: expect.any(Number) }]);
    expect(Math.abs(after.shelves[0]!.titleCount - before.shelves[0]!.titleCount)).toBeLessThanOrEqual(1);
    expect((await visitor.listShelves({ sort: 1, slug: 'tur-1' })).shelves).toEqual([]);
    const moved = await standing();
    await recount();
    expect(await standing()).toEqual(moved);
  });

  it('count a title once if two imports create it at the same time', async () => {
    const twice = await Promise.allSettled(
      [1, 2].map((n) => running.importer.importTitles({ titles: [aTitle(40, { year: 2000 + n })] })),
    );
    expect(twice.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const moved = await standing();
    await recount();
    expect(await standing()).toEqual(moved);
  });
});

describe('a write', () => {
  it('does not wait for a writer of another title with the same genres and people', async () => {
    const { importer, visitor } = running;
    await importer.importTitles({ titles: [aTitle(60), aTitle(61)] });
    const other = database.createQueryRunner();
    await other.startTransaction();
    try {
      // Simulates another writer that has not reached the counters yet.
      await other.query(`SELECT pg_advisory_xact_lock_shared(hashtext('catalogue.write'))`);
      await other.query(`UPDATE title SET name = 'Yarım' WHERE id = $1`, [titleId(60)]);
      await other.query(`DELETE FROM title_genre WHERE title_id = $1`, [titleId(60)]);
      await other.query(
        `INSERT INTO title_genre SELECT $1, genre_id, position FROM title_genre WHERE title_id = $2`,
        [titleId(60), titleId(61)],
      );
      await importer.importTitles({ titles: [aTitle(61, { name: 'Çabuk' })] });
      await importer.importEpisodes({ episodes: [anEpisode(900, { titleId: titleId(61) })] });
    } finally {
      await other.rollbackTransaction();
      await other.release();
    }
    const { titles } = await visitor.getTitles({ ids: [titleId(61)] });
    expect(titles[0]).toMatchObject({ name: 'Çabuk', episodeCount: 1 });
    expect((await visitor.getEpisodes({ ids: [episodeId(900)] })).episodes).toHaveLength(1);
  });

  it('waits for a writer of the same title', async () => {
    const other = database.createQueryRunner();
    await other.startTransaction();
    try {
      await other.query(`SELECT FROM title WHERE id = $1 FOR UPDATE`, [titleId(60)]);
      await expect(
        running.importer.importTitles({ titles: [aTitle(60, { name: 'Sıra' })] }),
      ).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    } finally {
      await other.rollbackTransaction();
      await other.release();
    }
  });
});
