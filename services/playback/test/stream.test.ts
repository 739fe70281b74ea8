import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { PlaybackService, SourceKind, TranslationKind } from '@seyir/proto';
import { createPlayback } from '../src/index.js';
import { aGroup, anEpisode, episodeId, groupId, id, startPlayback, type Running } from './fixtures.js';

const UNRELEASED = 5;
const UNDATED = 6;
const REMOVED = 7;
const UNKNOWN = 8;

let running: Running;
/** Hash by episode and name. */
const hashes = new Map<string, string>();
const hash = (episode: number, name: string) => hashes.get(`${episode} ${name}`)!;

beforeAll(async () => {
  const soon = timestampFromDate(new Date(Date.now() + 3_600_000));
  running = await startPlayback([
    anEpisode(1),
    anEpisode(2),
    anEpisode(UNRELEASED, { releasedAt: soon }),
    { ...anEpisode(UNDATED), releasedAt: undefined } as ReturnType<typeof anEpisode>,
    anEpisode(REMOVED, { removed: true }),
  ]);
  const elsewhere = {
    id: id('dddd', 91),
    name: 'Uzak',
    kind: SourceKind.STREAM,
    location: 'https://video.example.org/a.mpd',
  };
  const frame = {
    id: id('dddd', 92),
    name: 'Çerçeve',
    kind: SourceKind.EMBED,
    location: 'https://embed.example.org:8443/f/1',
  };
  const groups = [1, 2, UNRELEASED, UNDATED, REMOVED, UNKNOWN].map((n) => aGroup(n));
  await running.importer.importSources({
    groups: [...groups, aGroup(1, 2, { translation: TranslationKind.DUBBED, sources: [elsewhere, frame] })],
  });
  for (const n of [1, 2, UNRELEASED, UNDATED, REMOVED, UNKNOWN]) {
    const listed = await running.visitor.listSourceGroups({ episodeId: episodeId(n) });
    for (const { sources } of listed.groups)
      for (const source of sources) hashes.set(`${n} ${source.name}`, source.hash);
  }
});
afterAll(() => running.close());

describe('the stream of a source', () => {
  it.each([
    ['visitor', 1, 'Kaynak 1', { case: 'asset', value: 'clips/sea' }],
    ['member', 1, 'Kaynak 1', { case: 'asset', value: 'clips/sea' }],
    ['visitor', 1, 'Kaynak 2', 'NO_SESSION'],
    ['member', 1, 'Kaynak 2', { case: 'asset', value: 'clips/land' }],
    ['visitor', 1, 'Uzak', { case: 'uri', value: 'https://video.example.org/a.mpd' }],
    ['visitor', 1, 'Çerçeve', { case: 'embed', value: 'https://embed.example.org:8443/f/1' }],
    ['visitor', UNRELEASED, 'Kaynak 1', 'NOT_RELEASED'],
    ['visitor', UNRELEASED, 'Kaynak 2', 'NOT_RELEASED'],
    ['member', UNRELEASED, 'Kaynak 2', 'NOT_RELEASED'],
    ['member', UNDATED, 'Kaynak 1', 'NOT_RELEASED'],
    ['member', REMOVED, 'Kaynak 1', 'NOT_FOUND'],
    ['member', UNKNOWN, 'Kaynak 1', 'NOT_FOUND'],
  ] as const)('V-01 V-04 %s, episode %i, %s', async (who, episode, name, expected) => {
    const client = who === 'visitor' ? running.visitor : running.as(1);
    const answer = client.getStream({ sourceHash: hash(episode, name), episodeId: episodeId(episode) });
    if (typeof expected === 'string') return expect(answer).rejects.toMatchObject({ code: expected });
    const { stream, segments } = await answer;
    expect(stream).toEqual(expected);
    expect(segments).toHaveLength(2);
  });

  it.each([
    ['an unknown source', 'f'.repeat(32), episodeId(1)],
    ['no source', '', episodeId(1)],
    ['a source of another episode', undefined, episodeId(2)],
    ['no episode', undefined, ''],
  ])('NOT_FOUND for %s', async (_, sourceHash, episode) => {
    const asked = { sourceHash: sourceHash ?? hash(1, 'Kaynak 1'), episodeId: episode };
    await expect(running.visitor.getStream(asked)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('starts at the time of release, without a write', async () => {
    const asked = { sourceHash: hash(UNRELEASED, 'Kaynak 1'), episodeId: episodeId(UNRELEASED) };
    running.bench.clock.advance(3_600_000);
    expect((await running.visitor.getStream(asked)).stream.case).toBe('asset');
    running.bench.clock.advance(-3_600_000);
    await expect(running.visitor.getStream(asked)).rejects.toMatchObject({ code: 'NOT_RELEASED' });
  });

  it('V-02 lists groups with valid hashes, and never the location of a source', async () => {
    const { groups, segments } = await running.visitor.listSourceGroups({ episodeId: episodeId(1) });
    expect(groups.map(({ groupId: g, translation }) => [g, translation])).toEqual([
      [groupId(1), TranslationKind.SUBTITLED],
      [groupId(2), TranslationKind.DUBBED],
    ]);
    expect(segments.map(({ startSeconds }) => startSeconds)).toEqual([10, 950]);
    expect(JSON.stringify(groups)).not.toContain('clips/');
    for (const { hash: name } of [...groups, ...groups[0]!.sources]) expect(name).toMatch(/^[0-9a-f]{32}$/);
    const { group } = await running.visitor.getSourceGroup({ hash: groups[0]!.hash });
    expect(group).toEqual(groups[0]);
    await expect(running.visitor.getSourceGroup({ hash: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('lists no download of a locked source, because lists are the same for all viewers', async () => {
    const download = 'https://video.example.org/a.mp4';
    const open = {
      id: id('dddd', 93),
      name: 'Açık',
      location: 'clips/sea',
      kind: SourceKind.STREAM,
      download,
    };
    const group = aGroup(2, 3, {
      sources: [open, { ...open, id: id('dddd', 94), name: 'Kilitli', locked: true }],
    });
    await running.importer.importSources({ groups: [group] });
    const { groups } = await running.visitor.listSourceGroups({ episodeId: episodeId(2) });
    const listed = groups.find(({ groupId: g }) => g === groupId(3));
    expect(listed?.sources.map((source) => source.download)).toEqual([download, '']);
  });

  it('returns whether a source still exists', async () => {
    expect(await running.visitor.checkSource({ hash: hash(1, 'Kaynak 1') })).toMatchObject({
      exists: true,
      name: 'Kaynak 1',
      episodeId: episodeId(1),
    });
    expect(await running.visitor.checkSource({ hash: 'gone' })).toMatchObject({
      exists: false,
      episodeId: '',
    });
  });

  it('is refused for a host that is no longer allowed', async () => {
    const { bench, service } = running;
    await service.close();
    await bench.start(createPlayback({ migrate: true }, bench.platform('playback')));
    for (const name of ['Uzak', 'Çerçeve'])
      await expect(
        bench.client(PlaybackService).getStream({ sourceHash: hash(1, name), episodeId: episodeId(1) }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
