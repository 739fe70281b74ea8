import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { patientPeers } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import {
  EpisodeSourcesChangedSchema,
  PlaybackService,
  SourceKind,
  topics,
  TranslationKind,
  wakes,
} from '@seyir/proto';
import { aGroup, episodeId, groupId, id, startPlayback, type Running } from './fixtures.js';

let running: Running;
const published: { key: string; version: number; data: Uint8Array }[] = [];
beforeAll(async () => {
  running = await startPlayback();
  await running.bench.bus.subscribe('test', [topics.sources.name], (event) => {
    published.push(event);
    return Promise.resolve();
  });
});
afterAll(() => running.close());

const eventsOf = (episode: number) =>
  published
    .filter(({ key }) => key === episodeId(episode))
    .map(({ data }) => fromBinary(EpisodeSourcesChangedSchema, data));

const namesOf = async (episode: number) =>
  (await running.visitor.listSourceGroups({ episodeId: episodeId(episode) })).groups.map(
    ({ name, sources }) => [name, ...sources.map((source) => source.name)],
  );

const dubbed = { translation: TranslationKind.DUBBED };

describe('importing sources', () => {
  it('is idempotent, and publishes each change once', async () => {
    const groups = [aGroup(1), aGroup(1, 2, dubbed), aGroup(2)];
    expect(await running.importer.importSources({ groups })).toMatchObject({ created: 3, unchanged: 0 });
    const hashes = (await running.visitor.listSourceGroups({ episodeId: episodeId(1) })).groups;
    expect(await running.importer.importSources({ groups })).toMatchObject({ created: 0, unchanged: 3 });
    expect((await running.visitor.listSourceGroups({ episodeId: episodeId(1) })).groups).toEqual(hashes);
    await eventually(() => expect(eventsOf(2)).toHaveLength(1));
    expect(eventsOf(1)).toMatchObject([
      {
        sourceCount: 4,
        translations: [TranslationKind.DUBBED, TranslationKind.SUBTITLED].sort().reverse(),
        version: 1,
      },
    ]);
  });

  it('lists the changes in a dry run, and changes nothing', async () => {
    const { importer } = running;
    const groups = [aGroup(1), aGroup(1, 2, { ...dubbed, name: 'Yeni' }), aGroup(2, 1, { segments: [] })];
    const answer = await importer.importSources({ groups: [...groups, aGroup(77)], dryRun: true });
    expect(answer).toMatchObject({ created: 1, updated: 2, unchanged: 1 });
    expect(answer.changes).toMatchObject([
      { created: false, fields: [{ field: 'name', before: '"Grup 2"', after: '"Yeni"' }] },
      { created: false, fields: [{ field: 'segments', after: '[]' }] },
      { id: `${episodeId(77)}:${groupId(1)}`, created: true, fields: [] },
    ]);
    expect(await namesOf(77)).toEqual([]);
    expect(await namesOf(1)).toEqual([
      ['Grup 1', 'Kaynak 1', 'Kaynak 2'],
      ['Grup 2', 'Kaynak 1', 'Kaynak 2'],
    ]);
  });

  it('replaces the sources of a group and keeps the other groups', async () => {
    const [first] = aGroup(1).sources as { name: string }[];
    const changed = aGroup(1, 1, { name: 'Yeni Ad', sources: [{ ...first, name: 'Kaynak A' }] });
    expect(await running.importer.importSources({ groups: [changed] })).toMatchObject({ updated: 1 });
    expect(await namesOf(1)).toEqual([
      ['Yeni Ad', 'Kaynak A'],
      ['Grup 2', 'Kaynak 1', 'Kaynak 2'],
    ]);
    await eventually(() => expect(eventsOf(1).at(-1)).toMatchObject({ sourceCount: 3, version: 2 }));
  });

  it('publishes new segments, and an emptied group', async () => {
    await running.importer.importSources({ groups: [aGroup(3)] });
    expect(await running.importer.importSources({ groups: [aGroup(3, 1, { segments: [] })] })).toMatchObject({
      unchanged: 1,
    });
    expect((await running.visitor.listSourceGroups({ episodeId: episodeId(3) })).segments).toEqual([]);
    await running.importer.importSources({ groups: [aGroup(3, 1, { segments: [], sources: [] })] });
    await eventually(() => expect(eventsOf(3).map(({ version }) => version)).toEqual([1, 2, 3]));
    expect(eventsOf(3).at(-1)).toMatchObject({ sourceCount: 0, translations: [] });
  });

  it('wakes the pages of the episode', async () => {
    let woken = 0;
    await running.bench.live.listen(wakes.sources(episodeId(4)), () => woken++);
    await running.importer.importSources({ groups: [aGroup(4)] });
    await eventually(() => expect(woken).toBe(1));
  });

  const source = { id: id('dddd', 1), name: 'K', kind: SourceKind.STREAM, location: 'clips/sea' };
  it.each([
    ['a host that is not allowed', { sources: [{ ...source, location: 'https://evil.example.org/a.mpd' }] }],
    ['a frame of a host for streams', { sources: [{ ...source, kind: SourceKind.EMBED }] }],
    ['a climbing asset', { sources: [{ ...source, location: '../x' }] }],
    ['a download elsewhere', { sources: [{ ...source, download: 'https://evil.example.org/a.mp4' }] }],
    ['no kind', { sources: [{ ...source, kind: SourceKind.UNSPECIFIED }] }],
    ['one source twice', { sources: [source, source] }],
    ['no name', { name: '' }],
    ['no translation', { translation: TranslationKind.UNSPECIFIED }],
    ['no id of a group', { groupId: 'x' }],
    ['a segment that ends before it starts', { segments: [{ kind: 1, startSeconds: 9, endSeconds: 3 }] }],
    ['a segment without a number', { segments: [{ kind: 1, startSeconds: NaN, endSeconds: 3 }] }],
  ])('refuses %s, and everything else of that import', async (_, over) => {
    const groups = [aGroup(50), aGroup(51, 1, over)];
    await expect(running.importer.importSources({ groups })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect(await namesOf(50)).toEqual([]);
  });

  it('refuses more than 500 groups, and accepts 500', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => aGroup(1_000 + Math.floor(n / 2), (n % 2) + 1));
    await expect(running.importer.importSources({ groups: many(501) })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    expect(await running.importer.importSources({ groups: many(500) })).toMatchObject({ created: 500 });
  });

  it('keeps the counters correct for concurrent imports', async () => {
    // An import that waits too long for the others gets TRY_AGAIN; the import command then retries it.
    const importer = patientPeers(running.bench.platform('importer').peers).client(PlaybackService);
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        importer.importSources({ groups: [aGroup(60, (n % 4) + 1, { name: `Ad ${n}` })] }),
      ),
    );
    const listed = await namesOf(60);
    await eventually(() => expect(eventsOf(60).at(-1)?.version).toBe(12));
    expect(eventsOf(60).at(-1)?.sourceCount).toBe(listed.flat().length - listed.length);
  });
});
