import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Viewer } from '@seyir/kit';
import {
  AgeMark,
  AiringStatus,
  CatalogueService,
  ContentMark,
  EpisodeSchema,
  TitleKind,
  TitleSchema,
  type Episode,
  type Title,
} from '@seyir/proto';
import { testBench } from '@seyir/kit/testing';
import { createCatalogue } from '../src/index.js';

export const id = (kind: string, n: number): string =>
  `${kind.padEnd(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const titleId = (n: number): string => id('aaaa', n);
export const episodeId = (n: number): string => id('bbbb', n);

/** A whole title; `n` tells it from others. */
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

/** An episode of title 1, released long ago. */
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

const admin: Viewer = { memberId: id('eeee', 1), sessionId: 's1', roles: ['member', 'admin'] };

/** A running catalogue with clients of the importer and of a visitor. */
export const startCatalogue = async () => {
  const bench = await testBench();
  await bench.start(createCatalogue({ migrate: true }, bench.platform('catalogue')));
  return {
    bench,
    importer: bench.serviceClient(CatalogueService, 'importer'),
    visitor: bench.client(CatalogueService),
    asAdmin: bench.client(CatalogueService, admin),
    close: () => bench.close(),
  };
};

export type Running = Awaited<ReturnType<typeof startCatalogue>>;
