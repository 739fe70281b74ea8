import type {
  AiringStatus,
  ShelfSort,
  TitleKind,
  TitleOrder,
  TranslationKind,
} from '../../generated/types.js';
import { formatNumber } from '../../lib/turkish.js';

/** Texts of the home page, title pages and lists. Strings of the specification are letter for letter. */
export const catalogueTexts = {
  continue: 'Devam Et',
  latestOf: (genre: string) => `${genre}: Son Eklenen Bölümler`,
  added: 'Yeni Eklenenler',
  addedDescription: 'Siteye eklenen tüm diziler, animeler ve filmler, en yenisinden başlayarak.',
  all: 'Tümü',
  noMore: 'Listelenecek içerik kalmadı !',
  noMoreEpisodes: 'Listelenecek bölüm kalmadı',
  alphabet: 'Harfe göre',
  allLetters: 'Tümü',
  otherLetters: 'Öteki işaretler',
  letter: (letter: string) => `${letter} harfi`,
  emptyLetter: (letter: string) => `“${letter}” altında bir şey yok`,
  emptyLetterHint: 'Başka bir harf seçebilir ya da tümüne bakabilirsin.',

  kind: 'Yapımın türü',
  shelfSorts: {
    GENRE: {
      one: 'Tür',
      all: 'Türler',
      description: (name: string) =>
        `${name} türündeki diziler, animeler ve filmler: yeni eklenenler, en beğenilenler ve A’dan Z’ye.`,
    },
    NETWORK: {
      one: 'Kanal',
      all: 'Kanallar',
      description: (name: string) =>
        `${name} imzalı diziler, animeler ve filmler: yeni eklenenler, en beğenilenler ve A’dan Z’ye.`,
    },
  } satisfies Record<ShelfSort, object>,
  /** `more` is written after the number: "500+ yapım". */
  titleCount: (count: number, more = '') => `${formatNumber(count)}${more} yapım`,
  /** A list of a kind, filtered by a genre or network. */
  shelfOfKind: {
    SERIES: (name: string) => `${name} dizileri`,
    ANIME: (name: string) => `${name} animeleri`,
    MOVIE: (name: string) => `${name} filmleri`,
  } satisfies Record<TitleKind, (name: string) => string>,

  calendar: 'Anime Takvimi',
  calendarPage: 'Takvim',
  calendarDescription:
    'Yayındaki dizi ve animeler, yeni bölümlerinin geldiği güne ve saate göre; bir de yakında gelecek filmler.',
  calendarView: 'Görünüm',
  calendarViews: { week: 'Hafta', list: 'Liste' },
  calendarMine: 'Benimkiler',
  calendarMineHint: 'Takip ettiklerini ve listendekileri görmek için giriş yap.',
  calendarMineEmpty: 'Takip ettiklerinden yayında olan yok',
  calendarMineFailed: 'Takip ettiklerin şu an gelmedi.',
  calendarMineEmptyHint: 'Bir yapımı takip et ya da listene ekle; yeni bölüm günü burada görünür.',
  comingFilms: 'Yakında gelecek filmler',
  noDate: 'Tarihi belli değil',
  tomorrow: 'Yarın',
  weekdays: ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'],
  weekday: 'Gün',
  today: 'Bugün',
  quietDay: 'Bu gün yeni bölüm yok.',
  emptyCalendar: 'Takvimde şu an bir şey yok',
  emptyCalendarHint: 'Yeni sezonlar başladığında ve yeni filmler duyurulduğunda burada göreceksin.',

  goTo: 'Bölüme git',
  goToNumber: 'Bölüm numarası',
  noSuchEpisode: (number: string) => `Bu sezonda ${number}. bölüm yok.`,
  goToFailed: 'Bölüm şu an getirilemiyor.',
  translations: { SUBTITLED: 'Altyazılı', DUBBED: 'Dublaj' } satisfies Record<TranslationKind, string>,

  trailer: 'Fragman',
  trailers: 'Fragmanlar',
  trailersOf: (name: string) => `${name}: Fragmanlar`,
  trailersFailed: 'Fragmanlar şu an gösterilemiyor.',
  similar: 'Benzer içerikler',
  moreFailed: 'Devamı getirilemedi.',
  more: 'Daha fazla göster',
  moreEpisodes: 'Daha fazla bölüm',
  rowFailed: 'Bu sıra şu an gösterilemiyor.',
  emptyList: 'Burada henüz bir şey yok',
  emptyListHint: 'Yeni eklenenler burada görünür. Bu arada ana sayfaya göz atabilirsin.',
  toHome: 'Ana sayfaya dön',

  watch: 'İzle',
  resume: 'Devam Et',
  resumeAt: (place: string) => `Devam Et: ${place}`,

  place: (season: number, number: number) => `${season}. Sezon ${number}. Bölüm`,
  season: (season: number) => `${season}. Sezon`,
  episode: (number: number) => `${number}. Bölüm`,
  seasons: 'Sezonlar',
  episodes: 'Bölümler',
  seasonCount: (count: number) => `${formatNumber(count)} sezon`,
  episodeCount: (count: number) => `${formatNumber(count)} bölüm`,
  minutes: (seconds: number) => `${formatNumber(Math.max(1, Math.round(seconds / 60)))} dk`,
  noEpisodesTitle: 'Henüz bölüm yok',
  noEpisodesHint: 'Bölümler eklendiğinde burada göreceksin.',
  episodesFailed: 'Bölümler şu an getirilemiyor.',
  nextEpisode: 'Sonraki bölüm',
  soon: 'Yakında',
  released: (date: string) => `${date} tarihinde yayınlandı`,

  kinds: { SERIES: 'Dizi', ANIME: 'Anime', MOVIE: 'Film' } satisfies Record<TitleKind, string>,
  statuses: { UPCOMING: 'Yakında', AIRING: 'Devam ediyor', ENDED: 'Tamamlandı' } satisfies Record<
    AiringStatus,
    string
  >,
  about: 'Konu',
  facts: 'Künye',
  originalName: 'Özgün adı',
  year: 'Yapım yılı',
  country: 'Ülke',
  network: 'Kanal',
  status: 'Durum',
  genres: 'Türler',
  people: 'Oyuncular ve ekip',
  scoreCount: (count: number) => `${formatNumber(count)} oy`,
  fewScores: 'henüz az oy',
  readMore: 'Devamını oku',
  readLess: 'Daha az göster',
  breadcrumb: 'Neredesin',
  home: 'Ana sayfa',

  lists: {
    SERIES: {
      title: 'Diziler',
      count: (count: number, more = '') => `${formatNumber(count)}${more} dizi`,
      description: 'Tüm diziler tek yerde: yeni eklenenler, en beğenilenler ve A’dan Z’ye.',
    },
    ANIME: {
      title: 'Animeler',
      count: (count: number, more = '') => `${formatNumber(count)}${more} anime`,
      description: 'Tüm animeler tek yerde: yeni eklenenler, en beğenilenler ve A’dan Z’ye.',
    },
    MOVIE: {
      title: 'Filmler',
      count: (count: number, more = '') => `${formatNumber(count)}${more} film`,
      description: 'Tüm filmler tek yerde: yeni eklenenler, en beğenilenler ve A’dan Z’ye.',
    },
  } satisfies Record<TitleKind, object>,
  order: 'Sıralama',
  orders: { ADDED: 'En yeni', POPULAR: 'En beğenilen', NAME: 'A’dan Z’ye' } satisfies Record<
    TitleOrder,
    string
  >,

  pageTitle: (name: string, kind: TitleKind) => (kind === 'MOVIE' ? `${name} izle` : `${name}, tüm bölümler`),
  pageDescription: (name: string, about: string) => about || `${name} Seyir’de.`,
} as const;
