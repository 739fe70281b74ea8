import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { toRecord, type Viewer } from '@seyir/kit';
import {
  AccountsService,
  AgeMark,
  AiringStatus,
  CatalogueService,
  ContentMark,
  EpisodeSchema,
  PlaybackService,
  TitleKind,
  TitleSchema,
  topics,
  type Episode,
  type Title,
  type Topic,
} from '@seyir/proto';
import { testBench } from '@seyir/kit/testing';
import { createCatalogue } from '../src/index.js';

export const id = (kind: string, n: number): string =>
  `${kind.padEnd(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const titleId = (n: number): string => id('aaaa', n);
export const episodeId = (n: number): string => id('bbbb', n);

/** A complete title; `n` makes it unique. */
export const aTitle = (n: number, over: MessageInitShape<typeof TitleSchema> = {}): Title =>
  create(TitleSchema, {
    id: titleId(n),
    kind: TitleKind.SERIES,
    slug: `gece-vapuru-${n}`,
    name: `Gece Vapuru ${n}`,
    originalName: 'Night Ferry',
    description: 'Boğazda geçen bir hikâye.',
    year: 2024,
    ageMark: AgeMark.AGE_MARK_13,
    contentMarks: [ContentMark.VIOLENCE],
    genres: [
      { id: id('cccc', 2), slug: 'dram', name: 'Dram' },
      { id: id('cccc', 1), slug: 'gizem', name: 'Gizem' },
    ],
    people: [
      { id: id('dddd', 2), name: 'İpek Ilgaz', role: 'oyuncu', character: 'Şule' },
      { id: id('dddd', 1), name: 'Çağrı Öz', role: 'yönetmen', character: '' },
    ],
    network: 'Kanal Deniz',
    status: AiringStatus.AIRING,
    rating: 8.5,
    poster: `posters/${n}.webp`,
    backdrop: `backdrops/${n}.webp`,
    addedAt: timestampFromDate(new Date(Date.UTC(2026, 0, n))),
    ...(over as object),
  });

/** An episode of title 1, already released. */
export const anEpisode = (n: number, over: MessageInitShape<typeof EpisodeSchema> = {}): Episode =>
  create(EpisodeSchema, {
    id: episodeId(n),
    titleId: titleId(1),
    season: 1,
    number: n,
    name: `${n}. gece`,
    description: '',
    durationSeconds: 300,
    releasedAt: timestampFromDate(new Date(Date.UTC(2026, 1, n))),
    image: '',
    ...(over as object),
  });

export const memberId = (n: number): string => id('eeee', n);

let events = 0;

const admin: Viewer = { memberId: id('eeee', 1), sessionId: 's1', roles: ['member', 'admin'] };

/** Starts a catalogue beside empty fakes, with clients of the importer, of a visitor and of members. */
export const startCatalogue = async () => {
  const bench = await testBench();
  const nothing = { snapshot: async () => ({ records: [], nextCursor: '' }) };
  bench.fake(AccountsService, { ...nothing, listErased: async () => ({ memberIds: [], nextCursor: '' }) });
  bench.fake(PlaybackService, nothing);
  const member = (n: number, role?: 'editor' | 'moderator') =>
    bench.client(CatalogueService, {
      memberId: memberId(n),
      sessionId: `s${n}`,
      roles: role ? ['member', role] : ['member'],
    });
  /** Resolves after the event is applied. */
  const publish = <T extends Topic>(topic: T, message: MessageInitShape<T['message']>) =>
    bench.bus.publish([toRecord(topic, message, { id: id('9999', ++events), time: new Date() })]);
  await bench.start(createCatalogue({ migrate: true }, bench.platform('catalogue')));
  return {
    bench,
    importer: bench.serviceClient(CatalogueService, 'importer'),
    visitor: bench.client(CatalogueService),
    asAdmin: bench.client(CatalogueService, admin),
    as: (n: number) => member(n),
    editor: member(901, 'editor'),
    moderator: member(902, 'moderator'),
    notifications: bench.serviceClient(CatalogueService, 'notifications'),
    publish,
    /** Published means applied: the episode has this many sources. */
    sources: (n: number, sourceCount = 1) =>
      publish(topics.sources, { episodeId: episodeId(n), sourceCount, version: ++events }),
    erase: (n: number) => publish(topics.member, { memberId: memberId(n), version: ++events, removed: true }),
    close: () => bench.close(),
  };
};

export type Running = Awaited<ReturnType<typeof startCatalogue>>;

/** The code of an error, or its problems by field; OK for an answer. */
export const problems = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'OK',
    (error: { code: string; details: { fields?: object } }) => error.details.fields ?? error.code,
  );
