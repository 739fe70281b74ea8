import type { LibraryList, TitleKind } from '../../generated/types.js';
import { formatNumber } from '../../lib/turkish.js';

/** Texts of the library. Strings from the specification are verbatim. */
export const libraryTexts = {
  title: 'Kütüphanem',
  description: 'İzleme listen, son izlediklerin, favorilerin ve takip ettiklerin.',
  lists: {
    WATCH_LIST: 'İzleme Listem',
    FAVOURITES: 'Favorilerim',
    FOLLOWED: 'Takip Ettiklerim',
  } satisfies Record<LibraryList, string>,
  lastWatched: 'Son İzlenenler',
  count: (count: number) => `${formatNumber(count)} içerik`,

  /** On the profile of another member. */
  memberLists: {
    WATCH_LIST: 'İzleme Listesi',
    FAVOURITES: 'Favoriler',
    FOLLOWED: 'Takip Ettiği Yapımlar',
  } satisfies Record<LibraryList, string>,
  memberEmpty: {
    WATCH_LIST: 'İzleme listesi boş',
    FAVOURITES: 'Henüz favorisi yok',
    FOLLOWED: 'Takip ettiği bir yapım yok',
  } satisfies Record<LibraryList, string>,
  memberEmptyHint: 'Üye bir şey eklediğinde burada görünür.',
  memberScore: (score: number) => `Puanı: ${formatNumber(score)}/10`,
  hidden: 'Bu üyenin kütüphanesi saklı',
  hiddenHint: 'Üye, kütüphanesini kimlerin göreceğini kendisi seçer.',
  allFavourites: 'Tümü',

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
