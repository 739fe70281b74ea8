import { fromBinary } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createDataSource, toRecord } from '@seyir/kit';
import { eventually, explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { LibraryChangedSchema, LibraryList, TitleMark, topics, type LibraryChanged } from '@seyir/proto';
import { aTitle, memberId, startPlayback, titleId, type Running } from './fixtures.js';

const REMOVED = 50;

let running: Running;
let database: ReturnType<typeof createDataSource>;
const published: LibraryChanged[] = [];
beforeAll(async () => {
  running = await startPlayback(
    [],
    [...[1, 2, 3, 4, 5, 6, 7].map((n) => aTitle(n)), aTitle(REMOVED, { removed: true })],
  );
  database = await createDataSource(await running.bench.databaseUrl('playback')).initialize();
  await running.bench.bus.subscribe('test', [topics.library.name], (event) => {
    published.push(fromBinary(LibraryChangedSchema, event.data));
    return Promise.resolve();
  });
});
afterAll(async () => {
  await database.destroy();
  await running.close();
});

const give = (who: number, title: number, score: number) =>
  running.as(who).setScore({ titleId: titleId(title), score });
const scoreOf = async (title: number) => {
  const [score] = (await running.visitor.getScores({ titleIds: [titleId(title)] })).scores;
  return score && { mean: score.mean, count: score.count };
};
const own = async (who: number, title: number) =>
  (await running.as(who).getLibrary({ titleIds: [titleId(title)] })).titles[0]?.score;
/** How often each score stands in the entries of a title, or of all titles. */
const recount = async (title?: string) => {
  const found = await database.query<{ score: number; count: number }[]>(
    `SELECT score, count(*)::int AS count FROM library_entry
     WHERE score IS NOT NULL AND ($1::uuid IS NULL OR title_id = $1) GROUP BY score ORDER BY score`,
    [title ?? null],
  );
  return Object.fromEntries(found.map(({ score, count }) => [score, count]));
};
/** The same by the counters: the folded counts, and the changes since then. */
const counted = async (type: 'title' | 'site', title?: string) => {
  const found = await database.query<{ score: string; count: number }[]>(
    `SELECT kind AS score, sum(delta)::int AS count FROM (
       SELECT kind, delta FROM title_score_tally_delta WHERE target_type = $1 AND ($2::uuid IS NULL OR target_id = $2)
       UNION ALL
       SELECT place, n FROM title_score_tally, unnest(counts) WITH ORDINALITY AS each (n, place)
       WHERE target_type = $1 AND ($2::uuid IS NULL OR target_id = $2)) moved
     GROUP BY kind HAVING sum(delta) <> 0 ORDER BY kind`,
    [type, title ?? null],
  );
  return Object.fromEntries(found.map(({ score, count }) => [score, count]));
};

it('a member gives a title a score, changes it and takes it back', async () => {
  expect((await give(101, 1, 7)).state).toMatchObject({ titleId: titleId(1), score: 7, inWatchList: false });
  expect((await give(101, 1, 9)).title?.count).toBe(1);
  expect(await own(101, 1)).toBe(9);
  expect(await own(102, 1)).toBe(0);
  const cleared = await give(101, 1, 0);
  expect([cleared.state?.score, cleared.title?.count]).toEqual([0, 0]);
  expect(await recount(titleId(1))).toEqual({});
  expect(await counted('title', titleId(1))).toEqual({});
});

it('the same score again changes nothing and publishes nothing', async () => {
  await give(111, 1, 6);
  const { state } = await give(111, 1, 6);
  expect(state?.score).toBe(6);
  const ofMember = () => published.filter((event) => event.memberId === memberId(111));
  await eventually(() => expect(ofMember().map(({ score, version }) => [score, version])).toEqual([[6, 1]]));
  await give(111, 1, 0);
  await eventually(() => expect(ofMember().map(({ score }) => score)).toEqual([6, 0]));
});

it('a title can have a score and marks at the same time, and a score puts it on no list', async () => {
  const request = { titleId: titleId(2), mark: TitleMark.FAVOURITE, active: true };
  await give(121, 2, 4);
  expect((await running.as(121).setTitleMark(request)).state).toMatchObject({ score: 4, favourite: true });
  expect((await give(121, 2, 5)).state).toMatchObject({ score: 5, favourite: true });
  await give(121, 3, 5);
  const { entries } = await running.as(121).listLibrary({ list: LibraryList.FAVOURITES });
  expect(entries.map((entry) => [entry.titleId, entry.score])).toEqual([[titleId(2), 5]]);
});

it('the mean shows from five scores on, drawn to the mean of all titles', async () => {
  for (let who = 131; who < 135; who += 1) await give(who, 4, 10);
  expect(await scoreOf(4)).toEqual({ mean: 0, count: 4 });
  await give(135, 4, 10);
  const shown = await scoreOf(4);
  expect(shown?.count).toBe(5);
  expect(shown?.mean).toBeGreaterThan(6);
  expect(shown?.mean).toBeLessThan(10);
});

it.each([
  [11, { score: 'invalid' }],
  [4_294_967_295, { score: 'invalid' }],
])('refuses the score %s', async (score, fields) => {
  await expect(give(141, 1, score)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { fields } });
});

it('refuses visitors, unknown and removed titles', async () => {
  await expect(running.visitor.setScore({ titleId: titleId(1), score: 5 })).rejects.toMatchObject({
    code: 'NO_SESSION',
  });
  for (const id of [titleId(404), titleId(REMOVED), 'x'])
    await expect(running.as(141).setScore({ titleId: id, score: 5 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  expect((await running.visitor.getScores({ titleIds: ['x', titleId(404)] })).scores).toMatchObject([
    { mean: 0, count: 0 },
    { mean: 0, count: 0 },
  ]);
  const many = Array.from({ length: 201 }, (_, n) => titleId(n));
  await expect(running.visitor.getScores({ titleIds: many })).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

it('the counts equal a recount while members give, change and take back scores at once, repeated calls and folds included', async () => {
  const actors = Array.from({ length: 16 }, (_, n) => 200 + n);
  await Promise.all(
    actors.map(async (who) => {
      for (let step = 0; step < 6; step += 1) {
        const request = { titleId: titleId(5), score: (who * 7 + step * 3) % 11 };
        const call = { idempotencyKey: `score-${who}-${step}` };
        const calls = [running.as(who).setScore(request, call), running.as(who).setScore(request, call)];
        await Promise.allSettled(calls);
      }
    }),
  );
  expect(await counted('title', titleId(5))).toEqual(await recount(titleId(5)));
  expect(await counted('site')).toEqual(await recount());
  const total = Object.values(await recount(titleId(5))).reduce((sum, count) => sum + count, 0);
  expect((await scoreOf(5))?.count).toBe(total);
});

it('an import gives scores once: an existing entry keeps the score of its member', async () => {
  const entry = {
    memberId: memberId(301),
    titleId: titleId(6),
    marks: [TitleMark.FOLLOWED],
    markedAt: timestampFromDate(new Date()),
  };
  const { importLibrary } = running.importer;
  expect(await importLibrary({ entries: [{ ...entry, score: 8 }] })).toMatchObject({ created: 1 });
  expect(await own(301, 6)).toBe(8);
  expect(await importLibrary({ entries: [{ ...entry, score: 3 }] })).toMatchObject({ unchanged: 1 });
  expect(await own(301, 6)).toBe(8);
  expect(await counted('title', titleId(6))).toEqual({ 8: 1 });
  await expect(
    importLibrary({ entries: [{ ...entry, memberId: memberId(302), score: 12 }] }),
  ).rejects.toMatchObject({ details: { fields: { 'entries.0.score': 'invalid' } } });
});

it('the scores of an erased member, and those of a removed title, leave all counts', async () => {
  await give(401, 7, 3);
  await give(402, 7, 9);
  await running.bench.bus.publish([
    toRecord(
      topics.member,
      { memberId: memberId(401), version: 1, removed: true },
      { id: crypto.randomUUID(), time: new Date() },
    ),
  ]);
  await eventually(async () => expect(await counted('title', titleId(7))).toEqual({ 9: 1 }));
  expect(await counted('site')).toEqual(await recount());
  await expect(give(401, 7, 3)).rejects.toMatchObject({ code: expect.any(String) });
  await running.bench.bus.publish([
    toRecord(topics.title, aTitle(7, { removed: true, version: 2 }), {
      id: crypto.randomUUID(),
      time: new Date(),
    }),
  ]);
  await eventually(async () => {
    expect(await recount(titleId(7))).toEqual({});
    expect(await counted('title', titleId(7))).toEqual({});
    expect(await counted('site')).toEqual(await recount());
  });
});

it('scores of a page are read with few rows', async () => {
  const titleIds = [1, 2, 3, 4, 5].map(titleId);
  const read = await explainStatements(['title_score_tally', 'title_score_tally_delta'], () =>
    running.visitor.getScores({ titleIds }),
  );
  // The task that removes the counts of the title above may still run beside.
  expect(read.filter(({ text }) => text.includes('FROM unnest('))).toHaveLength(1);
  expect(read.filter(isBeyondBudget)).toEqual([]);
});
