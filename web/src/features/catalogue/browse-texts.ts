import type { ShelfSort, TitleKind, TitleOrder } from '../../generated/types.js';
import { formatNumber } from '../../lib/turkish.js';

/** Texts of the lists of titles. Strings of the specification are letter for letter. */
export const browseTexts = {
  latestOf: (genre: string) => `${genre}: Son Eklenen Bölümler`,
  added: 'Yeni Eklenenler',
  addedDescription: 'Siteye eklenen tüm diziler, animeler ve filmler, en yenisinden başlayarak.',
  alphabet: 'Harfe göre',
  allLetters: 'Tümü',
  otherLetters: 'Öteki işaretler',
  letter: (letter: string) => `${letter} harfi`,
  emptyLetter: (letter: string) => `“${letter}” altında bir şey yok`,
  emptyLetterHint: 'Başka bir harf seçebilir ya da tümüne bakabilirsin.',
  /** A list of a kind, filtered by a genre or network. */
  shelfOfKind: {
    SERIES: (name: string) => `${name} dizileri`,
    ANIME: (name: string) => `${name} animeleri`,
    MOVIE: (name: string) => `${name} filmleri`,
  } satisfies Record<TitleKind, (name: string) => string>,
  more: 'Daha fazla göster',
  emptyList: 'Burada henüz bir şey yok',
  emptyListHint: 'Yeni eklenenler burada görünür. Bu arada ana sayfaya göz atabilirsin.',
  order: 'Sıralama',
  orders: { ADDED: 'En yeni', POPULAR: 'En beğenilen', NAME: 'A’dan Z’ye' } satisfies Record<
    TitleOrder,
    string
  >,
  shelfSorts: {
    GENRE: {
      one: 'Tür',
      description: (name: string) =>
        `${name} türündeki diziler, animeler ve filmler: yeni eklenenler, en beğenilenler ve A’dan Z’ye.`,
    },
    NETWORK: {
      one: 'Kanal',
      description: (name: string) =>
        `${name} imzalı diziler, animeler ve filmler: yeni eklenenler, en beğenilenler ve A’dan Z’ye.`,
    },
  } satisfies Record<ShelfSort, object>,
  lists: {
    SERIES: {
      count: (count: number, more = '') => `${formatNumber(count)}${more} dizi`,
      description: 'Tüm diziler tek yerde: yeni eklenenler, en beğenilenler ve A’dan Z’ye.',
    },
    ANIME: {
      count: (count: number, more = '') => `${formatNumber(count)}${more} anime`,
      description: 'Tüm animeler tek yerde: yeni eklenenler, en beğenilenler ve A’dan Z’ye.',
    },
    MOVIE: {
      count: (count: number, more = '') => `${formatNumber(count)}${more} film`,
      description: 'Tüm filmler tek yerde: yeni eklenenler, en beğenilenler ve A’dan Z’ye.',
    },
  } satisfies Record<TitleKind, object>,
} as const;
