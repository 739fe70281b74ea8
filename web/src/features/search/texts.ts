import { formatNumber } from '../../lib/turkish.js';

/** Texts of the search. Strings from the specification are verbatim. */
export const searchTexts = {
  title: 'Ara',
  description: 'Diziler, animeler, filmler ve içindekiler arasında ara.',
  resultsFor: (query: string) => `“${query}” için sonuçlar`,
  count: (count: number) => `${count} sonuç`,
  first: (count: number) => `İlk ${count} sonuç`,
  titles: 'Yapımlar',
  people: 'Kişiler',
  networks: 'Kanallar',
  networkTitles: (count: number) => `${formatNumber(count)} yapım`,
  recent: 'Son aramalar',
  forget: 'Temizle',
  searching: 'Aranıyor',
  suggestions: 'Aramaya uyanlar',
  all: (query: string) => `“${query}” için bütün sonuçlar`,
  none: 'Listelenecek içerik bulunamadı.',
  noneHint: 'Yazımı biraz değiştir ya da adın bir parçasını, bir oyuncuyu dene.',
  askTitle: 'Ne izlemek istersin?',
  askHint: 'Yukarıdaki aramaya bir dizi, anime, film ya da kişi adı yaz.',
  failedTitle: 'Arama yapılamadı',
  failedHint: 'Bağlantını kontrol edip yeniden dene.',
  kinds: { SERIES: 'Dizi', ANIME: 'Anime', MOVIE: 'Film' },
} as const;
