import { formatNumber } from '../../lib/turkish.js';

/** Texts of the library's buttons on a title's page. Strings from the specification are verbatim. */
export const titleTexts = {
  group: 'Kütüphanem',
  add: 'Ekle',
  added: 'Eklendi',
  addTo: (state: string) => `İzleme Listem: ${state}`,
  favourite: 'Favorim',
  follow: 'Takip et',
  following: 'Takip ediliyor',
  rate: 'Puanla',
  ownScore: (score: number) => `Puanım: ${score}`,
  followers: (count: number) => `${formatNumber(count)} takipçi`,
  watchedFilm: 'İzledim',
  more: 'Diğer işlemler',
} as const;
