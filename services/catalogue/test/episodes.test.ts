import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { TitleKind } from '@seyir/proto';
import { anEpisode, aTitle, episodeId, startCatalogue, titleId, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startCatalogue();
  const { importer } = running;
  await importer.importTitles({ titles: [aTitle(1), aTitle(2, { kind: TitleKind.ANIME }), aTitle(3)] });
  await importer.importEpisodes({
    episodes: [1, 2, 3].flatMap((n) => [
      anEpisode(n),
      anEpisode(10 + n, { season: 2, number: n }),
      anEpisode(20 + n, { titleId: titleId(2), number: n }),
    ]),
  });
});
afterAll(() => running.close());

const at = (season: number, number: number) =>
  running.visitor.getEpisodeAt({ titleSlug: 'gece-vapuru-1', season, number });

describe('episodes', () => {
  it('are read by id', async () => {
    const { episodes } = await running.visitor.getEpisodes({ ids: [episodeId(2), episodeId(99), ''] });
    expect(episodes).toEqual([{ ...anEpisode(2), version: 1 }]);
  });

  it('have their neighbours across seasons', async () => {
    const last = await at(1, 3);
    expect(last).toMatchObject({
      title: { id: titleId(1), episodeCount: 6, seasons: [{ number: 1 }, { number: 2 }] },
      episode: { id: episodeId(3) },
      previous: { id: episodeId(2) },
      next: { id: episodeId(11) },
    });
    const first = await at(1, 1);
    expect([first.previous?.id, first.next?.id]).toEqual([undefined, episodeId(2)]);
    const final = await at(2, 3);
    expect([final.previous?.id, final.next?.id]).toEqual([episodeId(12), undefined]);
    await expect(at(1, 4)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(at(0, 0)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are listed in their order, of one season or of all', async () => {
    const all = await running.visitor.listEpisodes({ titleId: titleId(1), page: { number: 1, size: 4 } });
    expect(all.episodes.map((e) => [e.season, e.number])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
    ]);
    expect(all.info).toMatchObject({ count: 6, last: false });
    const second = await running.visitor.listEpisodes({ titleId: titleId(1), season: 2 });
    expect(second.episodes.map((e) => e.id)).toEqual([episodeId(11), episodeId(12), episodeId(13)]);
    expect(second.info).toMatchObject({ count: 3, last: true });
    for (const unknown of [titleId(77), 'no id'])
      await expect(running.visitor.listEpisodes({ titleId: unknown })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
  });

  it('appear among the latest at their release time, without a write', async () => {
    const { bench, importer, visitor } = running;
    const soon = new Date(bench.clock.now().getTime() + 60_000);
    const coming = anEpisode(30, { titleId: titleId(3), number: 1, releasedAt: timestampFromDate(soon) });
    await importer.importEpisodes({ episodes: [coming] });
    const before = await visitor.listLatestEpisodes({});
    expect(before.episodes.map((e) => e.id)).not.toContain(coming.id);
    expect(before.info?.count).toBe(9);
    bench.clock.advance(61_000);
    const after = await visitor.listLatestEpisodes({});
    expect(after.episodes[0]?.id).toBe(coming.id);
    expect(after.info?.count).toBe(10);
  });

  it('can be filtered by kind among the latest', async () => {
    const { episodes, info } = await running.visitor.listLatestEpisodes({ kind: TitleKind.ANIME });
    expect(episodes.map((e) => e.id)).toEqual([episodeId(23), episodeId(22), episodeId(21)]);
    expect(info).toMatchObject({ count: 3, last: true });
  });

  it('can swap places in one import, and move to another title', async () => {
    const { importer, visitor } = running;
    await importer.importEpisodes({ episodes: [anEpisode(21, { titleId: titleId(3), number: 7 })] });
    const { titles } = await visitor.getTitles({ ids: [titleId(2), titleId(3)] });
    expect(new Map(titles.map((t) => [t.id, t.episodeCount]))).toEqual(
      new Map([
        [titleId(2), 2],
        [titleId(3), 2],
      ]),
    );
    await importer.importEpisodes({
      episodes: [
        anEpisode(22, { titleId: titleId(2), number: 3 }),
        anEpisode(23, { titleId: titleId(2), number: 2 }),
      ],
    });
    const { episodes } = await visitor.listEpisodes({ titleId: titleId(2) });
    expect(episodes.map((e) => e.id)).toEqual([episodeId(23), episodeId(22)]);
  });

  it('refuse an unknown title, a taken place, and an invalid episode', async () => {
    const given = (over: Parameters<typeof anEpisode>[1]) =>
      running.importer.importEpisodes({ episodes: [anEpisode(60, { number: 60, ...over })] });
    await expect(given({ titleId: titleId(88) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(given({ number: 1 })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(given({ season: 0 })).rejects.toMatchObject({
      details: { fields: { 'episodes.0.season': 'invalid' } },
    });
    const undated = anEpisode(60);
    delete undated.releasedAt;
    await expect(running.importer.importEpisodes({ episodes: [undated] })).rejects.toMatchObject({
      details: { fields: { releasedAt: 'required' } },
    });
  });
});
