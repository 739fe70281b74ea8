import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { toRecord, type EventRecord, type Viewer } from '@seyir/kit';
import { eventually, testBench } from '@seyir/kit/testing';
import {
  CatalogueService,
  PlaybackService,
  SegmentKind,
  SourceKind,
  TitleKind,
  topics,
  TranslationKind,
  type EpisodeChangedSchema,
  type ImportedSourceGroupSchema,
  type TitleChangedSchema,
} from '@seyir/proto';
import { createPlayback } from '../src/index.js';

export const id = (kind: string, n: number): string =>
  `${kind.padEnd(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const titleId = (n: number): string => id('aaaa', n);
export const episodeId = (n: number): string => id('bbbb', n);
export const groupId = (n: number): string => id('cccc', n);
export const memberId = (n: number): string => id('eeee', n);

const member = (n: number): Viewer => ({
  memberId: memberId(n),
  sessionId: `s${n}`,
  roles: ['member'],
});

/** The last entry of the snapshot: a reader that knows it has all of them. */
const LAST = 999;

/** A past date, so that everything is released. */
const RELEASED = new Date('2024-01-01T20:00:00Z');

/** An episode of title 1 with 1,000 s, already released. */
export const anEpisode = (
  n: number,
  over: MessageInitShape<typeof EpisodeChangedSchema> = {},
): MessageInitShape<typeof EpisodeChangedSchema> => ({
  episodeId: episodeId(n),
  titleId: titleId(1),
  season: 1,
  number: n,
  durationSeconds: 1_000,
  releasedAt: timestampFromDate(RELEASED),
  version: 1,
  ...over,
});

/** A group of an episode with one open and one locked source; credits from 950 s on. */
export const aGroup = (
  episode: number,
  group = 1,
  over: MessageInitShape<typeof ImportedSourceGroupSchema> = {},
): MessageInitShape<typeof ImportedSourceGroupSchema> => ({
  episodeId: episodeId(episode),
  groupId: groupId(group),
  name: `Grup ${group}`,
  translation: TranslationKind.SUBTITLED,
  sources: [
    {
      id: id('dddd', group * 10 + 1),
      name: 'Kaynak 1',
      kind: SourceKind.STREAM,
      tiers: ['1080p', '720p'],
      location: 'clips/sea',
    },
    {
      id: id('dddd', group * 10 + 2),
      name: 'Kaynak 2',
      kind: SourceKind.STREAM,
      tiers: ['720p'],
      locked: true,
      location: 'clips/land',
    },
  ],
  segments: [
    { kind: SegmentKind.INTRO, startSeconds: 10, endSeconds: 40 },
    { kind: SegmentKind.CREDITS, startSeconds: 950, endSeconds: 1_000 },
  ],
  ...over,
});

/** Title 1 is a series, 2 an anime, 3 a movie, and so on. */
export const aTitle = (
  n: number,
  over: MessageInitShape<typeof TitleChangedSchema> = {},
): MessageInitShape<typeof TitleChangedSchema> => ({
  titleId: titleId(n),
  kind: [TitleKind.SERIES, TitleKind.ANIME, TitleKind.MOVIE][(n - 1) % 3]!,
  version: 1,
  ...over,
});

const asSnapshot = (record: EventRecord) => ({ ...record, time: timestampFromDate(RELEASED) });

/** Starts a playback service with a fake catalogue that has these episodes. */
export const startPlayback = async (
  episodes: MessageInitShape<typeof EpisodeChangedSchema>[] = [],
  titles: MessageInitShape<typeof TitleChangedSchema>[] = [],
) => {
  const bench = await testBench();
  const envelope = { id: '', time: RELEASED };
  const records: Record<string, ReturnType<typeof asSnapshot>[]> = {
    [topics.title.name]: [...titles, aTitle(LAST)].map((title) =>
      asSnapshot(toRecord(topics.title, title, envelope)),
    ),
    [topics.episode.name]: [...episodes, anEpisode(LAST, { titleId: titleId(LAST) })].map((episode) =>
      asSnapshot(toRecord(topics.episode, episode, envelope)),
    ),
  };
  const asked: string[][] = [];
  bench.fake(CatalogueService, {
    snapshot: ({ topic }) => Promise.resolve({ records: records[topic] ?? [], nextCursor: '' }),
    getTitles: ({ ids }) => {
      asked.push(ids);
      return Promise.resolve({
        titles: ids.includes(titleId(900)) ? [{ id: titleId(900), kind: TitleKind.ANIME }] : [],
      });
    },
    getEpisodes: ({ ids }) => {
      asked.push(ids);
      return Promise.resolve({
        episodes: ids.includes(episodeId(900))
          ? [
              {
                id: episodeId(900),
                titleId: titleId(9),
                season: 1,
                number: 1,
                durationSeconds: 1_000,
                releasedAt: timestampFromDate(RELEASED),
              },
            ]
          : [],
      });
    },
  });
  const service = await bench.start(
    createPlayback(
      { migrate: true, streamHosts: ['video.example.org'], embedHosts: ['embed.example.org:8443'] },
      bench.platform('playback'),
    ),
  );
  const watcher = bench.client(PlaybackService, member(LAST));
  await eventually(() => watcher.savePosition({ episodeId: episodeId(LAST), positionSeconds: 1 }));
  await eventually(() => watcher.setTitleMark({ titleId: titleId(LAST), mark: 1, active: false }));
  return {
    bench,
    service,
    /** The requests to the catalogue. */
    asked,
    importer: bench.serviceClient(PlaybackService, 'importer'),
    comments: bench.serviceClient(PlaybackService, 'comments'),
    visitor: bench.client(PlaybackService),
    as: (n: number) => bench.client(PlaybackService, member(n)),
    publish: (...changed: MessageInitShape<typeof EpisodeChangedSchema>[]) =>
      bench.bus.publish(
        changed.map((episode) =>
          toRecord(topics.episode, episode, { id: crypto.randomUUID(), time: bench.clock.now() }),
        ),
      ),
    close: () => bench.close(),
  };
};

export type Running = Awaited<ReturnType<typeof startPlayback>>;
