import type { LibraryList, TitleKind } from '../../generated/types.js';
import { formatNumber } from '../../lib/turkish.js';

/** What the library says. Strings of the specification stand letter for letter. */
export const libraryTexts = {
  watchList: 'İzleme Listem',
  add: 'Ekle',
  added: 'Eklendi',
  addTo: (state: string) => `İzleme Listem: ${state}`,
  favourite: 'Favorim',
  follow: 'Takip et',
  following: 'Takip ediliyor',
  followers: (count: number) => `${formatNumber(count)} takipçi`,
  watchedFilm: 'İzledim',

  title: 'Kütüphanem',
  description: 'İzleme listen, son izlediklerin, favorilerin ve takip ettiklerin.',
  lists: {
    WATCH_LIST: 'İzleme Listem',
    FAVOURITES: 'Favorilerim',
    FOLLOWED: 'Takip Ettiklerim',
  } satisfies Record<LibraryList, string>,
  lastWatched: 'Son İzlenenler',
  count: (count: number) => `${formatNumber(count)} içerik`,

  kindFilter: 'Tür',
  kinds: { SERIES: 'Diziler', ANIME: 'Animeler', MOVIE: 'Filmler' } satisfies Record<TitleKind, string>,
  all: 'Tümü',
  watchedFilter: 'Durum',
  anyState: 'Hepsi',
  notWatched: 'İzlenmedi',
  watched: 'İzlendi',
  toggleWatched: (name: string, state: string) => `${name}: ${state}`,
  remove: {
    WATCH_LIST: (name: string) => `${name}: listemden çıkar`,
    FAVOURITES: (name: string) => `${name}: favorilerimden çıkar`,
    FOLLOWED: (name: string) => `${name}: takibi bırak`,
  } satisfies Record<LibraryList, (name: string) => string>,

  more: 'Daha fazla göster',
  noMore: 'Listelenecek içerik kalmadı !',
  moreFailed: 'Devamı getirilemedi.',
  failed: 'Liste şu an gösterilemiyor.',
  empty: {
    WATCH_LIST: ['İzleme listen boş', 'Sonra izlemek istediklerini “Ekle” düğmesiyle buraya topla.'],
    FAVOURITES: ['Henüz favorin yok', 'Sevdiğin yapımların sayfasındaki kalbe dokun; burada dursunlar.'],
    FOLLOWED: ['Takip ettiğin bir yapım yok', 'Bir yapımı takip et; yeni bölümleri gözünden kaçmasın.'],
  } satisfies Record<LibraryList, readonly [title: string, hint: string]>,
  emptyFilter: 'Bu seçimle eşleşen bir şey yok',
  emptyFilterHint: 'Başka bir tür ya da durum seç.',
  emptyLast: 'Henüz bir bölüm bitirmedin',
  emptyLastHint: 'İzlediğin ya da izledim diye işaretlediğin bölümler burada sıralanır.',
  explore: 'Keşfetmeye başla',

  visitorTitle: 'Kütüphanen seni bekliyor',
  visitorHint: 'Giriş yap; listen, favorilerin ve izlediklerin her cihazda seninle gelsin.',
  signIn: 'Giriş yap',
} as const;
