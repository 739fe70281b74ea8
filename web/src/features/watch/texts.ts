/** What the watch page says. */
export const watchTexts = {
  place: (season: number, number: number) => `${season}. Sezon ${number}. Bölüm`,
  previous: 'Önceki bölüm',
  next: 'Sonraki bölüm',
  all: 'Tüm bölümler',
  episodes: 'Bölümler',
  notReleasedTitle: 'Bu bölüm henüz yayınlanmadı',
  notReleasedHint: 'Yayınlandığı anda burada izleyebilirsin.',
  sourcesFailedTitle: 'Kaynaklar şu an gelmiyor',
  film: 'Film',
  loading: 'Oynatıcı hazırlanıyor',
  pageTitle: (title: string, place: string) => `${title} ${place} izle | Seyir`,
  filmPageTitle: (title: string) => `${title} izle | Seyir`,
};
