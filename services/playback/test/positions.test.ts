import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { anEpisode, episodeId, memberId, startPlayback, titleId, type Running } from './fixtures.js';

const UNRELEASED = 40;
const REMOVED = 41;

let running: Running;
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
});
afterAll(() => running.close());

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
  it('answers nothing while too little has been watched, then where the member stands', async () => {
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

  it('lets the newest measurement win, whatever comes last', async () => {
    const who = someone();
    await save(who, 1, 500, 10);
    expect((await save(who, 1, 200, 60)).position).toMatchObject({ positionSeconds: 500 });
    expect((await save(who, 1, 100, 5)).position).toMatchObject({ positionSeconds: 100 });
  });

  it('leaves continue-watching once watched, and nothing makes it unwatched', async () => {
    const who = someone();
    await save(who, 1, 500, 60);
    expect((await save(who, 1, 950, 30)).position).toMatchObject({ watched: true, positionSeconds: 950 });
    expect(await continueOf(who)).toEqual([]);
    expect((await save(who, 1, 400, 45)).position).toMatchObject({ watched: true, positionSeconds: 950 });
    expect((await save(who, 1, 100, 0)).position).toMatchObject({ watched: true, positionSeconds: 100 });
    expect(await continueOf(who)).toEqual([]);
  });

  it('takes an end that arrives late as watched, and keeps the newer position', async () => {
    const who = someone();
    await save(who, 1, 100, 10);
    expect((await save(who, 1, 980, 60)).position).toMatchObject({ watched: true, positionSeconds: 100 });
  });

  it('counts a measurement from ahead as now', async () => {
    const who = someone();
    await save(who, 1, 500, -3_600);
    running.bench.clock.advance(1_000);
    expect((await save(who, 1, 600, 0)).position).toMatchObject({ positionSeconds: 600 });
    const [position] = await positionsOf(who, 1);
    expect(timestampDate(position!.measuredAt!).getTime()).toBeLessThanOrEqual(
      running.bench.clock.now().getTime(),
    );
  });

  it('without a position keeps the last one and renews the time', async () => {
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

  it('ends alike for two devices in a race, whoever comes first', async () => {
    for (let round = 0; round < 8; round++) {
      const who = someone();
      // One device plays on to 690 s, the other stands at the end of an older try: measured times do not collide.
      const writes = Array.from({ length: 20 }, (_, n) => () => save(who, 1, 100 + n * 30 + 20, 60 - n));
      const older = Array.from({ length: 5 }, (_, n) => () => save(who, 1, 910 + n, 200 - n));
      const shuffled = [...writes, ...older].sort(() => Math.random() - 0.5);
      await Promise.all(shuffled.map((write) => write()));
      expect(await positionsOf(who, 1)).toMatchObject([{ positionSeconds: 690, watched: true }]);
    }
  });

  it('has one effect and one answer under one key', async () => {
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
  it('L-12 holds one entry a title, the unfinished episode that was watched last', async () => {
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

  it('L-13 lets a title go by its entry until it is played again', async () => {
    const who = someone();
    await save(who, 1, 500, 50);
    const { position } = await save(who, 2, 500, 40);
    await running.as(who).removeContinueWatching({ id: position!.id });
    expect(await continueOf(who)).toEqual([]);
    await running.as(who).removeContinueWatching({ id: position!.id });
    // Measured before the removal, arrived after it.
    await save(who, 2, 520, 10);
    expect(await continueOf(who)).toEqual([]);
    expect(await positionsOf(who, 2)).toMatchObject([{ positionSeconds: 520 }]);
    running.bench.clock.advance(1_000);
    await save(who, 2, 540, 0);
    expect(await continueOf(who)).toEqual([episodeId(2)]);
  });

  it('belongs to its member alone', async () => {
    const who = someone();
    const { position } = await save(who, 1, 500);
    const other = running.as(someone());
    for (const id of [position!.id, memberId(1), 'x'])
      await expect(other.removeContinueWatching({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await continueOf(who)).toEqual([episodeId(1)]);
    expect((await other.getPositions({ episodeIds: [episodeId(1), 'x'] })).positions).toEqual([]);
  });
});

it('reads at most 200 positions', async () => {
  await expect(
    running.as(1).getPositions({ episodeIds: Array.from({ length: 201 }, () => episodeId(1)) }),
  ).rejects.toMatchObject({ code: 'BAD_INPUT' });
});
