export const articleTexts = {
  title: 'Yazılar',
  description: 'Diziler, filmler ve animeler üzerine yazılar, söyleşiler ve haberler.',
  home: 'Ana sayfa',
  by: (author: string) => `Yazan: ${author}`,
  empty: 'Henüz yazı yok',
  emptyHint: 'İlk yazı yayınlandığında burada göreceksin.',
  more: 'Daha fazla göster',
  moreFailed: 'Devamı getirilemedi. Tekrar dene',
  noMore: 'Listelenecek içerik kalmadı !',
  readMore: 'Devamını oku',
  readLess: 'Daha az göster',
  all: 'Tüm yazılar',
} as const;
