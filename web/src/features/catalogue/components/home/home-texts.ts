/** Texts of the home page. */
export const homeTexts = {
  homeDescription:
    'Dizileri, animeleri ve filmleri Türkçe altyazı ve dublajla izle, izlediğini herkesle konuş.',
  latest: 'Son Eklenen Bölümler',
  mostWatched: 'Bu Hafta En Çok İzlenenler',
  because: (name: string) => `${name} izlediğin için`,
  popular: 'Popüler',
  newSeries: 'Yeni Diziler',
  newAnime: 'Yeni Animeler',
  films: 'Filmler',
  emptyTitle: 'Perde henüz açılmadı',
  emptyHint: 'İlk diziler, animeler ve filmler eklendiğinde burada göreceksin.',
  featured: 'Öne çıkanlar',
  details: 'Ayrıntılar',
  watchTitle: (name: string) => `${name}: İzle`,
  detailsOf: (name: string) => `${name}: Ayrıntılar`,
  nothingBegunTitle: 'Yarıda kalan bölümün yok',
  nothingBegunText: 'Bir bölüme başla; kaldığın yeri burada bulursun.',
  remove: (name: string) => `${name}: Devam Et sırasından çıkar`,
  removeFailed: 'Sıradan çıkarılamadı.',
} as const;
