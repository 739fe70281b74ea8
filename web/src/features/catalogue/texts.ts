import type { ShelfSort, TitleKind } from '../../generated/types.js';
import { formatNumber } from '../../lib/turkish.js';

/** Texts of the home page and of cards, which are part of many first loads. Strings of the specification are letter for letter. */
export const catalogueTexts = {
  continue: 'Devam Et',
  all: 'Tümü',
  noMore: 'Listelenecek içerik kalmadı !',
  kind: 'Yapımın türü',
  shelves: { GENRE: 'Türler', NETWORK: 'Kanallar' } satisfies Record<ShelfSort, string>,
  /** `more` is written after the number: "500+ yapım". */
  titleCount: (count: number, more = '') => `${formatNumber(count)}${more} yapım`,
  calendar: 'Anime Takvimi',
  weekdays: ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'],
  weekday: 'Gün',
  today: 'Bugün',
  quietDay: 'Bu gün yeni bölüm yok.',
  moreFailed: 'Devamı getirilemedi.',
  rowFailed: 'Bu sıra şu an gösterilemiyor.',
  watch: 'İzle',
  place: (season: number, number: number) => `${season}. Sezon ${number}. Bölüm`,
  episode: (number: number) => `${number}. Bölüm`,
  seasonCount: (count: number) => `${formatNumber(count)} sezon`,
  episodeCount: (count: number) => `${formatNumber(count)} bölüm`,
  minutes: (seconds: number) => `${formatNumber(Math.max(1, Math.round(seconds / 60)))} dk`,
  kinds: { SERIES: 'Dizi', ANIME: 'Anime', MOVIE: 'Film' } satisfies Record<TitleKind, string>,
  home: 'Ana sayfa',
  lists: { SERIES: 'Diziler', ANIME: 'Animeler', MOVIE: 'Filmler' } satisfies Record<TitleKind, string>,
} as const;
