import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { CaseState, SourceHealth, SourceKind, topics, wakes } from '@seyir/proto';
import { aGroup, anEpisode, episodeId, id, startPlayback, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startPlayback([1, 2, 3, 4, 5].map((n) => anEpisode(n)));
  await running.importer.importSources({ groups: [1, 2, 3, 4, 5].map((n) => aGroup(n)) });
});
afterAll(() => running.close());

const sourcesOf = async (episode: number) =>
  (await running.visitor.listSourceGroups({ episodeId: episodeId(episode) })).groups[0]!.sources;
const firstOf = async (episode: number) => (await sourcesOf(episode))[0]!.hash;
const healthOf = async (episode: number) => (await sourcesOf(episode)).map(({ health }) => health);
const { GOOD, POOR } = SourceHealth;

const fail = async (episode: number, times: number, sourceHash?: string) => {
  const request = { sourceHash: sourceHash ?? (await firstOf(episode)), episodeId: episodeId(episode) };
  for (let n = 0; n < times; n++) await running.visitor.countFailedPlay(request);
};
const play = async (episode: number, times: number) => {
  const request = { sourceHash: await firstOf(episode), episodeId: episodeId(episode) };
  for (let n = 0; n < times; n++) await running.visitor.getStream(request);
};
const report = (sourceHash: string, reportCount: number, version: number, state = CaseState.OPEN) =>
  running.bench.bus.publish([
    toRecord(
      topics.case,
      {
        caseId: `case ${sourceHash}`,
        targetType: 'source',
        targetId: sourceHash,
        state,
        reportCount,
        version,
      },
      { id: crypto.randomUUID(), time: running.bench.clock.now() },
    ),
  ]);

describe('the health of a source', () => {
  it('is poor after four failed plays in a row', async () => {
    expect(await healthOf(1)).toEqual([GOOD, GOOD]);
    await fail(1, 4);
    await eventually(async () => expect(await healthOf(1)).toEqual([POOR, GOOD]));
  });

  it('stays good while most plays work; only a change of health wakes the pages of its episode', async () => {
    const woken: number[] = [];
    for (const n of [2, 3]) await running.bench.live.listen(wakes.sources(episodeId(n)), () => woken.push(n));
    await play(2, 20);
    await fail(2, 5);
    // Counts are stored in order, so when a later source is poor, these counts are stored too.
    await fail(3, 4);
    await eventually(async () => expect(await healthOf(3)).toEqual([POOR, GOOD]));
    expect(await healthOf(2)).toEqual([GOOD, GOOD]);
    expect(woken).toEqual([3]);
  });

  it('recovers within hours', async () => {
    await fail(3, 4);
    await eventually(async () => expect(await healthOf(3)).toEqual([POOR, GOOD]));
    running.bench.clock.advance(5 * 3_600_000);
    expect(await healthOf(3)).toEqual([GOOD, GOOD]);
  });

  it('is poor while three members have reported it, until the case is closed', async () => {
    const hash = await firstOf(4);
    await report(hash, 2, 1);
    await report(hash, 3, 2);
    await eventually(async () => expect(await healthOf(4)).toEqual([POOR, GOOD]));
    await report(hash, 3, 3, CaseState.CLOSED);
    await eventually(async () => expect(await healthOf(4)).toEqual([GOOD, GOOD]));
  });

  it('starts anew after a change of its group', async () => {
    await fail(5, 4);
    await eventually(async () => expect(await healthOf(5)).toEqual([POOR, GOOD]));
    await running.importer.importSources({ groups: [aGroup(5)] });
    expect(await healthOf(5)).toEqual([POOR, GOOD]);
    await running.importer.importSources({ groups: [aGroup(5, 1, { name: 'Yeni Ad' })] });
    expect(await healthOf(5)).toEqual([GOOD, GOOD]);
  });

  it('cannot be counted for an unknown source, or with another episode', async () => {
    await expect(fail(1, 1, 'yok')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(fail(2, 1, await firstOf(1))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the offset of a source', () => {
  const source = (n: number, offsetSeconds: number) => ({
    id: id('dddd', n),
    name: `Kaynak ${n}`,
    kind: SourceKind.STREAM,
    location: 'clips/sea',
    offsetSeconds,
  });

  it('is imported and listed; segments stay those of the episode', async () => {
    await running.importer.importSources({
      groups: [aGroup(1, 1, { sources: [source(1, 12.5), source(2, -3)] })],
    });
    expect((await sourcesOf(1)).map(({ offsetSeconds }) => offsetSeconds)).toEqual([12.5, -3]);
    const { segments } = await running.visitor.listSourceGroups({ episodeId: episodeId(1) });
    expect(segments[0]).toMatchObject({ startSeconds: 10, endSeconds: 40 });
  });

  it.each([NaN, 601, -601])('refuses %d seconds', async (offsetSeconds) => {
    await expect(
      running.importer.importSources({ groups: [aGroup(1, 1, { sources: [source(1, offsetSeconds)] })] }),
    ).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});
