import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { createDataSource } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { anEpisode, episodeId, memberId, startPlayback, titleId, type Running } from './fixtures.js';

const UNRELEASED = 40;
const REMOVED = 41;

let running: Running;
let database: ReturnType<typeof createDataSource>;
let next = 100;
/** A member that no other test uses. */
const someone = () => next++;
/** Seconds before now. */
const ago = (seconds: number) =>
  timestampFromDate(new Date(running.bench.clock.now().getTime() - seconds * 1_000));

beforeAll(async () => {
  running = await startPlayback([
    ...[1, 2, 3, 4].map((n) => anEpisode(n)),
    anEpisode(11, { titleId: titleId(2), number: 1 }),
    anEpisode(UNRELEASED, { releasedAt: timestampFromDate(new Date(Date.now() + 3_600_000)) }),
    anEpisode(REMOVED, { removed: true }),
  ]);
  database = await createDataSource(await running.bench.databaseUrl('playback')).initialize();
});
afterAll(async () => {
  await database.destroy();
  await running.close();
});

const save = (who: number, episode: number, positionSeconds: number, secondsAgo = 0) =>
  running.as(who).savePosition({
    episodeId: episodeId(episode),
    positionSeconds,
    measuredAt: ago(secondsAgo),
  });
const positionsOf = async (who: number, ...episodes: number[]) =>
  (await running.as(who).getPositions({ episodeIds: episodes.map(episodeId) })).positions;
const continueOf = async (who: number) =>
  (await running.as(who).listContinueWatching({})).positions.map((p) => p.episodeId);

describe('saving a position', () => {
  it('returns no position while too little has been watched, then the position', async () => {
    const who = someone();
    expect((await save(who, 1, 30, 3)).position).toBeUndefined();
    expect(await positionsOf(who, 1)).toEqual([]);
    expect(await continueOf(who)).toEqual([]);
    const { position } = await save(who, 1, 300, 2);
    expect(position).toMatchObject({
      episodeId: episodeId(1),
      titleId: titleId(1),
      season: 1,
      number: 1,
      positionSeconds: 300,
      durationSeconds: 1_000,
      watched: false,
    });
    const { position: later } = await save(who, 1, 310, 1);
    expect(later).toMatchObject({ id: position!.id, positionSeconds: 310 });
    expect(await continueOf(who)).toEqual([episodeId(1)]);
  });

  it('lets the newest measurement win in any order of arrival', async () => {
    const who = someone();
    await save(who, 1, 500, 10);
    expect((await save(who, 1, 200, 60)).position).toMatchObject({ positionSeconds: 500 });
    expect((await save(who, 1, 100, 5)).position).toMatchObject({ positionSeconds: 100 });
  });

  it('removes a watched episode from continue-watching, and nothing makes it unwatched', async () => {
    const who = someone();
    await save(who, 1, 500, 60);
    expect((await save(who, 1, 950, 30)).position).toMatchObject({ watched: true, positionSeconds: 950 });
    expect(await continueOf(who)).toEqual([]);
    expect((await save(who, 1, 400, 45)).position).toMatchObject({ watched: true, positionSeconds: 950 });
    expect((await save(who, 1, 100, 0)).position).toMatchObject({ watched: true, positionSeconds: 100 });
    expect(await continueOf(who)).toEqual([]);
  });

  it('counts a late report of the end as watched, and keeps the newer position', async () => {
    const who = someone();
    await save(who, 1, 100, 10);
    expect((await save(who, 1, 980, 60)).position).toMatchObject({ watched: true, positionSeconds: 100 });
  });

  it('counts a future measurement as now', async () => {
    const who = someone();
    await save(who, 1, 500, -3_600);
    running.bench.clock.advance(1_000);
    expect((await save(who, 1, 600, 0)).position).toMatchObject({ positionSeconds: 600 });
    const [position] = await positionsOf(who, 1);
    expect(timestampDate(position!.measuredAt!).getTime()).toBeLessThanOrEqual(
      running.bench.clock.now().getTime(),
    );
  });

  it('without a position keeps the last one and updates the time', async () => {
    const who = someone();
    await save(who, 1, 500, 60);
    await save(who, 11, 500, 30);
    expect(await continueOf(who)).toEqual([episodeId(11), episodeId(1)]);
    const { position } = await running.as(who).savePosition({ episodeId: episodeId(1) });
    expect(position).toMatchObject({ positionSeconds: 500 });
    expect(await continueOf(who)).toEqual([episodeId(1), episodeId(11)]);
    const begun = await running.as(someone()).savePosition({ episodeId: episodeId(1) });
    expect(begun.position).toMatchObject({ positionSeconds: 0 });
    expect(begun.position!.id).not.toBe('');
  });

  it.each([
    ['a negative position', { positionSeconds: -1 }],
    ['no number', { positionSeconds: NaN }],
    ['an endless position', { positionSeconds: Infinity }],
    ['a position beyond a day', { positionSeconds: 90_000 }],
    ['a negative duration', { positionSeconds: 100, durationSeconds: -5 }],
    ['a duration that is no number', { positionSeconds: 100, durationSeconds: NaN }],
  ])('refuses %s', async (_, input) => {
    await expect(running.as(1).savePosition({ episodeId: episodeId(1), ...input })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
  });

  it.each([
    ['unknown', episodeId(99), 'NOT_FOUND'],
    ['removed', episodeId(REMOVED), 'NOT_FOUND'],
    ['not released', episodeId(UNRELEASED), 'NOT_RELEASED'],
    ['no id', 'x', 'NOT_FOUND'],
  ])('refuses an episode that is %s', async (_, id, code) => {
    await expect(running.as(1).savePosition({ episodeId: id, positionSeconds: 500 })).rejects.toMatchObject({
      code,
    });
  });

  it('has the same result for two devices in a race, in any order', async () => {
    for (let round = 0; round < 8; round++) {
      const who = someone();
      // One device plays on to 690 s. The other one reports from the end of an older attempt, with another measured time.
      const writes = Array.from({ length: 20 }, (_, n) => () => save(who, 1, 100 + n * 30 + 20, 60 - n));
      const older = Array.from({ length: 5 }, (_, n) => () => save(who, 1, 910 + n, 200 - n));
      const shuffled = [...writes, ...older].sort(() => Math.random() - 0.5);
      await Promise.all(shuffled.map((write) => write()));
      expect(await positionsOf(who, 1)).toMatchObject([{ positionSeconds: 690, watched: true }]);
    }
  });

  it('stores many concurrent reports in a few transactions, and refuses only an invalid one', async () => {
    const everyone = Array.from({ length: 200 }, someone);
    const answers = await Promise.allSettled([
      ...everyone.map((who) => save(who, 1, 300)),
      save(someone(), 99, 300),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([...everyone.map(() => 'fulfilled'), 'rejected']);
    expect(answers.at(-1)).toMatchObject({ reason: { code: 'NOT_FOUND' } });
    const [row] = await database.query<{ kept: number; transactions: number }[]>(
      `SELECT count(*)::int AS kept, count(DISTINCT xmin::text)::int AS transactions
       FROM member_position WHERE member_id = ANY($1::uuid[]) AND kept AND told = 1`,
      [everyone.map(memberId)],
    );
    expect(row!.kept).toBe(200);
    expect(row!.transactions).toBeLessThan(50);
  });

  it('ignores an end from before a mark was removed, also beside a newer report', async () => {
    const who = someone();
    await save(who, 1, 980, 60);
    running.bench.clock.advance(1_000);
    await running.as(who).setEpisodeWatched({ episodeId: episodeId(1), watched: false });
    const before = ago(30);
    running.bench.clock.advance(1_000);
    // The first one starts its own batch; the others wait for it and share one.
    const [, , newest] = await Promise.all([
      save(who, 2, 300),
      running.as(who).savePosition({ episodeId: episodeId(1), positionSeconds: 990, measuredAt: before }),
      save(who, 1, 100),
    ]);
    expect(newest!.position).toMatchObject({ positionSeconds: 100, watched: false });
  });

  it('returns the time of the next report', async () => {
    const { nextReportSeconds } = await save(someone(), 1, 300);
    expect(nextReportSeconds).toBeGreaterThanOrEqual(10);
    expect(nextReportSeconds).toBeLessThanOrEqual(30);
  });

  it('has one effect and one answer with one idempotency key', async () => {
    const client = running.as(someone());
    const input = { episodeId: episodeId(1), positionSeconds: 300, measuredAt: ago(10) };
    const first = await client.savePosition(input, { idempotencyKey: 'k1' });
    await client.savePosition({ ...input, positionSeconds: 400, measuredAt: ago(5) });
    expect(await client.savePosition(input, { idempotencyKey: 'k1' })).toEqual(first);
    await expect(
      client.savePosition({ ...input, positionSeconds: 1 }, { idempotencyKey: 'k1' }),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });
});

describe('continue-watching', () => {
  it('L-12 has one entry per title, the unfinished episode that was watched last', async () => {
    const who = someone();
    await save(who, 1, 500, 50);
    await save(who, 2, 500, 40);
    await save(who, 11, 500, 30);
    await save(who, 3, 960, 20);
    expect(await continueOf(who)).toEqual([episodeId(11), episodeId(2)]);
    const page = await running.as(who).listContinueWatching({ page: { number: 2, size: 1 } });
    expect(page.positions.map((p) => p.episodeId)).toEqual([episodeId(2)]);
    expect(page.info).toMatchObject({ count: 2, last: true });
    const first = await running.as(who).listContinueWatching({ page: { number: 1, size: 1 } });
    expect(first.info).toMatchObject({ count: 2, last: false });
  });

  it('L-13 removes a title by its entry until it is played again', async () => {
    const who = someone();
    await save(who, 1, 500, 50);
    const { position } = await save(who, 2, 500, 40);
    await running.as(who).removeContinueWatching({ id: position!.id });
    expect(await continueOf(who)).toEqual([]);
    await running.as(who).removeContinueWatching({ id: position!.id });
    // Measured before the removal, but arrived after it.
    await save(who, 2, 520, 10);
    expect(await continueOf(who)).toEqual([]);
    expect(await positionsOf(who, 2)).toMatchObject([{ positionSeconds: 520 }]);
    running.bench.clock.advance(1_000);
    await save(who, 2, 540, 0);
    expect(await continueOf(who)).toEqual([episodeId(2)]);
  });

  it('is visible only to its member', async () => {
    const who = someone();
    const { position } = await save(who, 1, 500);
    const other = running.as(someone());
    for (const id of [position!.id, memberId(1), 'x'])
      await expect(other.removeContinueWatching({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await continueOf(who)).toEqual([episodeId(1)]);
    expect((await other.getPositions({ episodeIds: [episodeId(1), 'x'] })).positions).toEqual([]);
  });
});

it('returns at most 200 positions', async () => {
  await expect(
    running.as(1).getPositions({ episodeIds: Array.from({ length: 201 }, () => episodeId(1)) }),
  ).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

it('answers waiting reports when the service closes, after storing them', async () => {
  const closing = await startPlayback([anEpisode(1)]);
  const at = await createDataSource(await closing.bench.databaseUrl('playback')).initialize();
  const members = Array.from({ length: 60 }, (_, n) => 1_000 + n);
  const answers = Promise.all(
    members.map((who) => closing.as(who).savePosition({ episodeId: episodeId(1), positionSeconds: 300 })),
  );
  // All reports have arrived, and most wait for their batch.
  await eventually(async () => (await at.query(`SELECT 1 FROM member_position LIMIT 2`)).length === 2);
  await closing.service.close();
  expect(await answers).toHaveLength(60);
  const kept = await at.query(`SELECT 1 FROM member_position WHERE member_id = ANY($1::uuid[])`, [
    members.map(memberId),
  ]);
  expect(kept).toHaveLength(60);
  await at.destroy();
  await closing.close();
});
