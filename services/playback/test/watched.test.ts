import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { eventually } from '@seyir/kit/testing';
import { ProgressChangedSchema, topics, type ProgressChanged } from '@seyir/proto';
import { anEpisode, episodeId, memberId, startPlayback, titleId, type Running } from './fixtures.js';

const HOUR = 3_600_000;
const UNRELEASED = 5;
const REMOVED = 6;

let running: Running;
let next = 100;
const published: ProgressChanged[] = [];
/** A member that no other test uses. */
const someone = () => next++;

beforeAll(async () => {
  running = await startPlayback([
    ...[1, 2, 3, 4].map((n) => anEpisode(n)),
    anEpisode(UNRELEASED, { releasedAt: timestampFromDate(new Date(Date.now() + HOUR)) }),
    anEpisode(REMOVED, { removed: true }),
    anEpisode(21, { season: 2, number: 1 }),
    anEpisode(22, { season: 2, number: 2 }),
    anEpisode(31, { season: 3, number: 1, releasedAt: timestampFromDate(new Date(Date.now() + HOUR)) }),
    // An anime, title 2.
    anEpisode(41, { titleId: titleId(2), number: 1 }),
    anEpisode(42, { titleId: titleId(2), number: 2 }),
  ]);
  await running.bench.bus.subscribe('test', [topics.progress.name], (event) => {
    published.push(fromBinary(ProgressChangedSchema, event.data));
    return Promise.resolve();
  });
});
afterAll(() => running.close());

const mark = (who: number, episode: number, watched?: boolean) =>
  running
    .as(who)
    .setEpisodeWatched({ episodeId: episodeId(episode), ...(watched !== undefined && { watched }) });
const markSeason = (who: number, season: number, watched?: boolean, title = 1) =>
  running
    .as(who)
    .setSeasonWatched({ titleId: titleId(title), season, ...(watched !== undefined && { watched }) });
const save = (who: number, episode: number, positionSeconds: number, secondsAgo = 0) =>
  running.as(who).savePosition({
    episodeId: episodeId(episode),
    positionSeconds,
    measuredAt: timestampFromDate(new Date(running.bench.clock.now().getTime() - secondsAgo * 1_000)),
  });
const all = [1, 2, 3, 4, UNRELEASED, 21, 22, 31, 41, 42];
const watchedOf = async (who: number) => {
  const { watchedEpisodeIds } = await running.as(who).getLibrary({ episodeIds: all.map(episodeId) });
  return all.filter((n) => watchedEpisodeIds.includes(episodeId(n)));
};
const seasonsOf = async (who: number, title = 1) =>
  (await running.as(who).getLibrary({ seasonsOfTitleId: titleId(title) })).watchedSeasons;
const lastWatched = async (who: number) => {
  const { episodes, info } = await running.as(who).listLastWatched({});
  expect(info).toMatchObject({ count: episodes.length, last: true });
  return episodes.map((e) => e.episodeId);
};
const told = (who: number) =>
  published
    .filter((event) => event.memberId === memberId(who))
    .map((e) => `${e.furthestSeason}×${e.furthestNumber} ${e.watchedCount} v${e.version}`);
const reached = async (who: number, season: number, number: number) => {
  const scopes = [{ titleId: titleId(1), season, number }];
  return (await running.comments.reached({ memberId: memberId(who), scopes })).reached[0];
};

describe('the mark on an episode', () => {
  it('L-01 is set and removed by the same toggle', async () => {
    const who = someone();
    expect(await mark(who, 1)).toMatchObject({
      watched: true,
      titleId: titleId(1),
      season: 1,
      seasonWatched: false,
    });
    expect(await watchedOf(who)).toEqual([1]);
    expect(await lastWatched(who)).toEqual([episodeId(1)]);
    expect(await mark(who, 1)).toMatchObject({ watched: false });
    expect(await watchedOf(who)).toEqual([]);
    expect(await lastWatched(who)).toEqual([]);
  });

  it('L-01 requested twice changes nothing', async () => {
    const who = someone();
    for (const watched of [true, true, false, false]) {
      expect(await mark(who, 2, watched)).toMatchObject({ watched });
      expect(await watchedOf(who)).toEqual(watched ? [2] : []);
    }
    await eventually(() => expect(told(who)).toEqual(['1×2 1 v1', '0×0 0 v2']));
  });

  it('L-05 is the same for anime', async () => {
    const who = someone();
    expect(await mark(who, 41)).toMatchObject({ watched: true, titleId: titleId(2) });
    expect(await markSeason(who, 1, undefined, 2)).toMatchObject({ watched: true });
    expect(await watchedOf(who)).toEqual([41, 42]);
    expect(await seasonsOf(who, 2)).toEqual([1]);
  });

  it('counts as reached, and no longer after its removal', async () => {
    const who = someone();
    expect(await reached(who, 1, 3)).toBe(false);
    await mark(who, 3);
    expect(await reached(who, 1, 3)).toBe(true);
    expect(await reached(who, 1, 2)).toBe(true);
    expect(await reached(who, 1, 4)).toBe(false);
    await mark(who, 3);
    expect(await reached(who, 1, 3)).toBe(false);
  });

  it('changes continue-watching only for its own episode, which keeps its position', async () => {
    const who = someone();
    await save(who, 1, 400, 10);
    await mark(who, 1);
    expect((await running.as(who).listContinueWatching({})).positions).toEqual([]);
    await mark(who, 1);
    const { positions } = await running.as(who).listContinueWatching({});
    expect(positions).toMatchObject([{ episodeId: episodeId(1), positionSeconds: 400, watched: false }]);
    await eventually(() => expect(told(who)).toEqual(['1×1 0 v1', '1×1 1 v2', '1×1 0 v3']));
  });

  it('removed from an episode played to its end restarts that episode', async () => {
    const who = someone();
    await save(who, 1, 950, 60);
    expect(await watchedOf(who)).toEqual([1]);
    expect(await mark(who, 1)).toMatchObject({ watched: false });
    expect((await running.as(who).listContinueWatching({})).positions).toEqual([]);
    // Measured before the mark was removed, but arrived after it.
    await save(who, 1, 990, 30);
    expect(await watchedOf(who)).toEqual([]);
    expect(await lastWatched(who)).toEqual([]);
    running.bench.clock.advance(1_000);
    await save(who, 1, 960, 0);
    expect(await watchedOf(who)).toEqual([1]);
    expect(await lastWatched(who)).toEqual([episodeId(1)]);
  });

  it('is among the positions, with 0 if nothing was played', async () => {
    const who = someone();
    await mark(who, 2);
    const { positions } = await running.as(who).getPositions({ episodeIds: [episodeId(2)] });
    expect(positions).toMatchObject([{ watched: true, positionSeconds: 0 }]);
  });

  it.each([
    ['unknown', episodeId(99), 'NOT_FOUND'],
    ['removed', episodeId(REMOVED), 'NOT_FOUND'],
    ['no id', 'x', 'NOT_FOUND'],
    ['not released', episodeId(UNRELEASED), 'NOT_RELEASED'],
  ])('refuses an episode that is %s', async (_, id, code) => {
    await expect(running.as(1).setEpisodeWatched({ episodeId: id })).rejects.toMatchObject({ code });
  });
});

describe('the mark on a season', () => {
  it('L-02 L-04 marks every released episode of that season and no other, and unmarks them', async () => {
    const who = someone();
    const marked = await markSeason(who, 1);
    expect(marked.watched).toBe(true);
    expect([...marked.episodeIds].sort()).toEqual([1, 2, 3, 4].map(episodeId));
    expect(await watchedOf(who)).toEqual([1, 2, 3, 4]);
    expect(await seasonsOf(who)).toEqual([1]);
    expect(await markSeason(who, 1)).toMatchObject({ watched: false });
    expect(await watchedOf(who)).toEqual([]);
    expect(await seasonsOf(who)).toEqual([]);
    await eventually(() => expect(told(who)).toEqual(['1×4 4 v1', '0×0 0 v2']));
  });

  it('L-02 completes a partly marked season, and is complete when its last episode is marked', async () => {
    const who = someone();
    await mark(who, 21);
    expect(await markSeason(who, 2)).toMatchObject({ watched: true });
    expect(await watchedOf(who)).toEqual([21, 22]);
    await mark(who, 22);
    expect(await seasonsOf(who)).toEqual([]);
    expect(await mark(who, 22)).toMatchObject({ watched: true, seasonWatched: true });
    expect(await seasonsOf(who)).toEqual([2]);
    expect(await lastWatched(who)).toEqual([episodeId(22), episodeId(21)]);
  });

  it('L-02 requested twice changes nothing', async () => {
    const who = someone();
    for (const watched of [true, true]) expect(await markSeason(who, 2, watched)).toMatchObject({ watched });
    await markSeason(who, 2, false);
    await markSeason(who, 2, false);
    await eventually(() => expect(told(who)).toEqual(['2×2 2 v1', '0×0 0 v2']));
  });

  it('refuses an unknown season or one without released episodes', async () => {
    await expect(markSeason(1, 9)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(markSeason(1, 3)).rejects.toMatchObject({ code: 'NOT_RELEASED' });
    await expect(running.as(1).setSeasonWatched({ titleId: 'x', season: 1 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('concurrent changes', () => {
  it('with an even number of toggles restore the start, with an odd number they do not', async () => {
    const [even, odd] = [someone(), someone()];
    await Promise.all([...Array(6).keys()].map(() => mark(even, 1)));
    await Promise.all([...Array(5).keys()].map(() => markSeason(odd, 2)));
    expect(await watchedOf(even)).toEqual([]);
    expect(await watchedOf(odd)).toEqual([21, 22]);
    expect(await lastWatched(odd)).toHaveLength(2);
  });

  it('of marks, seasons and players leave counters that match a recount', async () => {
    const who = someone();
    const work = [...Array(48).keys()].map((n) => () => {
      const episode = [1, 2, 3, 4, 21, 22][n % 6]!;
      switch (n % 4) {
        case 0:
          return mark(who, episode);
        case 1:
          return markSeason(who, (n % 2) + 1);
        case 2:
          return save(who, episode, 100 + n * 18);
        default:
          return mark(who, episode, n % 8 === 3);
      }
    });
    await Promise.all(work.map((one) => one()));
    const watched = await watchedOf(who);
    expect(await lastWatched(who)).toHaveLength(watched.length);
    await eventually(() => {
      const events = published.filter((event) => event.memberId === memberId(who));
      expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1));
      expect(events.at(-1)?.watchedCount).toBe(watched.length);
    });
  });

  it('with one idempotency key have one effect and one answer', async () => {
    const who = running.as(someone());
    const request = { episodeId: episodeId(1) };
    const first = await who.setEpisodeWatched(request, { idempotencyKey: 'toggle-1' });
    expect(await who.setEpisodeWatched(request, { idempotencyKey: 'toggle-1' })).toEqual(first);
    expect(first.watched).toBe(true);
  });

  it('repeat their first answer even after the episode was removed', async () => {
    const who = running.as(someone());
    await running.publish(anEpisode(60));
    const set = (idempotencyKey: string) =>
      who.setEpisodeWatched({ episodeId: episodeId(60), watched: true }, { idempotencyKey });
    const first = await set('gone-1');
    await running.publish(anEpisode(60, { version: 2, removed: true }));
    await expect(set('gone-2')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await set('gone-1')).toEqual(first);
  });
});

it('the last watched episodes are paged, latest first', async () => {
  const who = someone();
  for (const episode of [1, 2, 3]) {
    await mark(who, episode);
    running.bench.clock.advance(1_000);
  }
  const page = (number: number) => running.as(who).listLastWatched({ page: { number, size: 2 } });
  expect((await page(1)).episodes.map((e) => e.number)).toEqual([3, 2]);
  expect((await page(1)).info).toMatchObject({ count: 3, last: false });
  expect((await page(2)).episodes).toMatchObject([{ number: 1, season: 1, titleId: titleId(1) }]);
  expect((await page(2)).info).toMatchObject({ count: 3, last: true });
  expect((await page(3)).episodes).toEqual([]);
});
