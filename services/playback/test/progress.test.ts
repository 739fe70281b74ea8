import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { toRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { ProgressChangedSchema, topics, type ProgressChanged, type SnapshotRecord } from '@seyir/proto';
import { aGroup, anEpisode, episodeId, memberId, startPlayback, titleId, type Running } from './fixtures.js';

let running: Running;
const published: ProgressChanged[] = [];
const sources: string[] = [];
beforeAll(async () => {
  running = await startPlayback([
    ...[1, 2, 3].map((n) => anEpisode(n)),
    anEpisode(21, { season: 2, number: 1 }),
    // Released in an hour.
    anEpisode(22, { season: 2, number: 2, releasedAt: timestampFromDate(new Date(Date.now() + 3_600_000)) }),
    anEpisode(31, { titleId: titleId(3), number: 1 }),
  ]);
  await running.bench.bus.subscribe('test', [topics.progress.name, topics.sources.name], (event) => {
    if (event.topic === topics.progress.name) published.push(fromBinary(ProgressChangedSchema, event.data));
    else sources.push(event.key);
    return Promise.resolve();
  });
});
afterAll(() => running.close());

const save = (who: number, episode: number, positionSeconds: number) =>
  running.as(who).savePosition({ episodeId: episodeId(episode), positionSeconds });
const eventsOf = (who: number) => published.filter((event) => event.memberId === memberId(who));
const told = (who: number) =>
  eventsOf(who).map((e) => `${e.furthestSeason}×${e.furthestNumber} ${e.watchedCount} v${e.version}`);

describe('progress', () => {
  it('is published when the furthest episode moves or an episode becomes watched, and never else', async () => {
    await save(1, 2, 100);
    await save(1, 2, 200);
    await save(1, 1, 300);
    await save(1, 2, 950);
    await save(1, 2, 990);
    await save(1, 1, 980);
    await save(1, 21, 70);
    await eventually(() => expect(told(1)).toEqual(['1×2 0 v1', '1×2 1 v2', '1×2 2 v3', '2×1 2 v4']));
  });

  it('counts an episode once if it is watched twice in a race', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => save(2, [1, 2, 3, 21][n % 4]!, n < 8 ? 100 : 900 + n)),
    );
    await eventually(() => expect(told(2).at(-1)).toMatch(/^2×1 4 v/));
    const versions = eventsOf(2).map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, index) => index + 1));
  });

  it('is the same in events and in the snapshot', async () => {
    await running.importer.importSources({ groups: [aGroup(1), aGroup(2), aGroup(3)] });
    await eventually(() => expect(sources).toHaveLength(3));
    const latest = new Map(published.map((event) => [event.progressId, event]));
    const records = await snapshotOf(topics.progress.name);
    expect(records.map(({ key }) => key)).toEqual([...latest.keys()].sort());
    for (const { data, key } of records)
      expect(fromBinary(ProgressChangedSchema, data)).toEqual(latest.get(key));
    expect((await snapshotOf(topics.sources.name)).map(({ key }) => key)).toEqual([...sources].sort());
    await expect(running.comments.snapshot({ topic: 'comments.comment.v1' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  const snapshotOf = async (topic: string): Promise<SnapshotRecord[]> => {
    const records: SnapshotRecord[] = [];
    let cursor = '';
    do {
      const page = await running.comments.snapshot({ topic, cursor, limit: 2 });
      expect(page.records.length).toBeLessThanOrEqual(2);
      records.push(...page.records);
      cursor = page.nextCursor;
    } while (cursor !== '');
    return records;
  };
});

describe('reached', () => {
  const scopes = [
    ...[1, 2, 3].map((number) => ({ titleId: titleId(1), season: 1, number })),
    { titleId: titleId(1), season: 2, number: 1 },
    { titleId: titleId(1), season: 2, number: 2 },
    { titleId: titleId(1) },
    { titleId: titleId(3) },
    { titleId: titleId(99), season: 1, number: 1 },
    { titleId: 'x' },
  ];
  const of = async (who: number) =>
    (await running.comments.reached({ memberId: memberId(who), scopes })).reached
      .map((is) => (is ? 'x' : '.'))
      .join('');

  it('follows started and watched episodes', async () => {
    expect(await of(10)).toBe('.........');
    await save(10, 1, 30);
    expect(await of(10)).toBe('.........');
    await save(10, 2, 500);
    expect(await of(10)).toBe('x........');
    await save(10, 2, 950);
    expect(await of(10)).toBe('xx.......');
    await save(10, 21, 100);
    expect(await of(10)).toBe('xxx......');
    await save(10, 21, 950);
    expect(await of(10)).toBe('xxxx.x...');
    await save(10, 31, 950);
    expect(await of(10)).toBe('xxxx.xx..');
  });

  it('covers the whole title again after another episode is released', async () => {
    running.bench.clock.advance(3_700_000);
    expect(await of(10)).toBe('xxxx..x..');
    running.bench.clock.advance(-3_700_000);
  });

  it('accepts at most 500 scopes', async () => {
    const many = Array.from({ length: 501 }, () => ({ titleId: titleId(1) }));
    await expect(running.comments.reached({ memberId: memberId(1), scopes: many })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    const answer = await running.comments.reached({ memberId: memberId(1), scopes: many.slice(1) });
    expect(answer.reached).toHaveLength(500);
  });
});

describe('the projection of episodes', () => {
  it('follows events and ignores older ones', async () => {
    await running.publish(
      anEpisode(50, { version: 1, releasedAt: timestampFromDate(new Date(Date.now() + 60_000)) }),
    );
    await eventually(() => expect(save(5, 50, 500)).rejects.toMatchObject({ code: 'NOT_RELEASED' }));
    await running.publish(anEpisode(50, { version: 3, durationSeconds: 500 }));
    await running.publish(anEpisode(50, { version: 2, removed: true }));
    await eventually(async () =>
      expect((await save(5, 50, 440)).position).toMatchObject({ durationSeconds: 500, watched: false }),
    );
    expect((await save(5, 50, 450)).position).toMatchObject({ watched: true });
  });

  it('is rebuilt from the snapshot', async () => {
    await running.service.rebuild();
    expect((await save(6, 1, 500)).position).toMatchObject({ season: 1, number: 1 });
  });
});

describe('importing positions', () => {
  const at = (seconds: number) => timestampFromDate(new Date(Date.UTC(2026, 9, 1) + seconds * 1_000));
  const one = (who: number, episode: number, positionSeconds: number, seconds = 0) => ({
    memberId: memberId(who),
    episodeId: episodeId(episode),
    positionSeconds,
    measuredAt: at(seconds),
  });

  it('follows the rules of watching, and changes nothing the second time', async () => {
    const positions = [one(20, 1, 950), one(20, 2, 400), one(20, 3, 10), one(21, 1, 300)];
    expect(await running.importer.importPositions({ positions })).toMatchObject({ created: 4 });
    expect(await running.importer.importPositions({ positions })).toMatchObject({ created: 0, unchanged: 4 });
    expect(await running.importer.importPositions({ positions: [one(21, 1, 310, 5)] })).toMatchObject({
      updated: 1,
    });
    const { positions: listed } = await running.as(20).listContinueWatching({});
    expect(listed.map((p) => [p.episodeId, p.positionSeconds])).toEqual([[episodeId(2), 400]]);
    await eventually(() => expect(told(20)).toEqual(['1×2 1 v1']));
    expect(told(21)).toEqual(['1×1 0 v1']);
  });

  it('accepts one member and episode twice in one call', async () => {
    const positions = [one(22, 1, 950, 1), one(22, 1, 200, 5), one(22, 1, 400, 3)];
    expect(await running.importer.importPositions({ positions })).toMatchObject({ created: 1, unchanged: 2 });
    const { positions: kept } = await running.as(22).getPositions({ episodeIds: [episodeId(1)] });
    expect(kept).toMatchObject([{ positionSeconds: 200, watched: true }]);
  });

  it('queries the catalogue for episodes without an event', async () => {
    expect(await running.importer.importPositions({ positions: [one(23, 900, 500)] })).toMatchObject({
      created: 1,
    });
    expect(running.asked.at(-1)).toEqual([episodeId(900)]);
    expect((await running.as(23).listContinueWatching({})).positions).toMatchObject([
      { titleId: titleId(9), season: 1, number: 1 },
    ]);
  });

  it.each([
    ['an unknown episode', one(20, 901, 500)],
    ['a position that is no number', one(20, 1, NaN)],
    ['no time', { ...one(20, 1, 5), measuredAt: undefined } as never],
    ['no member', { ...one(20, 1, 5), memberId: '' }],
  ])('refuses %s', async (_, position) => {
    await expect(running.importer.importPositions({ positions: [position] })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
  });

  it('accepts 500 in one call', async () => {
    const positions = Array.from({ length: 500 }, (_, n) =>
      one(1_000 + (n >> 2), [1, 2, 3, 31][n % 4]!, 950),
    );
    expect(await running.importer.importPositions({ positions })).toMatchObject({ created: 500 });
  });
});

it('retains an event as the topic table defines', () => {
  const record = toRecord(topics.progress, { progressId: 'p', version: 3 }, { id: '', time: new Date(0) });
  expect(record).toMatchObject({ key: 'p', version: 3, source: 'playback' });
});
