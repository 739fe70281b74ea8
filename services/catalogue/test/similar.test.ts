import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TitleKind } from '@seyir/proto';
import { createDataSource } from '@seyir/kit';
import { eventually, explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { aTitle, id, startCatalogue, titleId, type Running } from './fixtures.js';

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

const genre = (n: number) => ({ id: id('cccc', n), slug: `tur-${n}`, name: `Tür ${n}` });
const person = (n: number) => ({ id: id('dddd', n), name: `Kişi ${n}`, role: 'oyuncu', character: '' });
const of = (n: number, genres: number[], people: number[] = [], over = {}) =>
  aTitle(n, { genres: genres.map(genre), people: people.map(person), ...over });
const similarTo = async (n: number, size = 12) =>
  (await running.visitor.listSimilarTitles({ titleId: titleId(n), size })).titles.map(({ id }) => id);
/** Waits for the task, which runs after the write. */
const untilSimilar = (n: number, others: readonly number[]) =>
  eventually(async () => expect(await similarTo(n)).toEqual(others.map(titleId)), 20_000);

describe('similar titles', () => {
  it('share genres, people and kind, most similar first', async () => {
    await running.importer.importTitles({
      titles: [
        of(1, [31, 32], [51]),
        of(2, [31]),
        of(3, [31, 32], [51]),
        of(4, [31, 32], [], { kind: TitleKind.MOVIE }),
        of(5, [33], [52]),
      ],
    });
    await untilSimilar(1, [3, 2, 4]);
    expect(await similarTo(1, 2)).toHaveLength(2);
    await expect(similarTo(999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('follow a title that changes, also on the pages of its old and its new neighbours', async () => {
    await running.importer.importTitles({ titles: [of(2, [33])] });
    await untilSimilar(2, [5]);
    await untilSimilar(5, [2]);
    await untilSimilar(1, [3, 4]);
    await untilSimilar(4, [1, 3]);
  });

  it('are not recomputed for a change that does not affect similarity', async () => {
    await eventually(async () => (await database.query<unknown[]>(`SELECT FROM similar_due`)).length === 0);
    await running.importer.importTitles({ titles: [of(2, [33], [], { description: 'Başka bir hikâye.' })] });
    expect(await database.query(`SELECT FROM similar_due`)).toEqual([]);
  });

  it('leave out removed titles, and others take their places', async () => {
    const demo = Array.from({ length: 24 }, (_, n) => of(100 + n, [41, 42]));
    await running.importer.importTitles({ titles: demo, demo: true });
    await running.importer.importTitles({ titles: [of(7, [41, 42]), of(8, [41])] });
    await eventually(async () => expect(await similarTo(7, 24)).toHaveLength(24));
    expect(await similarTo(7, 24)).not.toContain(titleId(8));
    for (let more = true; more;) ({ more } = await running.importer.removeDemoTitles({}));
    expect((await similarTo(7, 24)).filter((other) => other !== titleId(8))).toEqual([]);
    await untilSimilar(7, [8]);
    await eventually(
      async () =>
        expect(await database.query(`SELECT FROM similar_title WHERE title_id = $1`, [titleId(100)])).toEqual(
          [],
        ),
      20_000,
    );
  });

  it('are all computed by the task that a migration adds', async () => {
    await database.query(`TRUNCATE similar_title`);
    await database.query(`UPDATE title_genre SET popularity = 99`);
    await database.query(
      `INSERT INTO task (id, kind, input, due, created_at)
       VALUES (gen_random_uuid(), 'rebuild-similar', '{}', now(), now())`,
    );
    await untilSimilar(1, [3, 4]);
    await untilSimilar(7, [8]);
    expect(await database.query(`SELECT FROM title_genre WHERE popularity <> 0`)).toEqual([]);
  });

  it('of a large genre are read by key, and computed from its most popular titles', async () => {
    const many = Array.from({ length: 500 }, (_, n) => of(10_000 + n, [51], [], { popularity: n }));
    await running.importer.importTitles({ titles: many });
    await running.importer.importTitles({ titles: [of(9, [51])] });
    await eventually(
      async () => expect(await similarTo(9, 2)).toEqual([10_499, 10_498].map(titleId)),
      // Title 9 is the last of 501 in a queue that leaves three quarters of the time to calls.
      60_000,
    );
    // The task that computes these titles would otherwise write beside the read.
    await eventually(async () => expect(await database.query(`SELECT FROM similar_due`)).toEqual([]), 60_000);
    await database.query(`ANALYZE`);
    const read = await explainStatements(['similar_title'], () => similarTo(9));
    expect(read).not.toEqual([]);
    expect(read.filter(isBeyondBudget)).toEqual([]);
  }, 150_000);
});
