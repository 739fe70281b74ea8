/** Genres by slug. */
export const genres = {
  aile: 'Aile',
  aksiyon: 'Aksiyon',
  'bilim-kurgu': 'Bilim Kurgu',
  dram: 'Dram',
  dogaustu: 'Doğaüstü',
  fantastik: 'Fantastik',
  gerilim: 'Gerilim',
  gizem: 'Gizem',
  komedi: 'Komedi',
  korku: 'Korku',
  macera: 'Macera',
  muzik: 'Müzik',
  okul: 'Okul',
  polisiye: 'Polisiye',
  romantik: 'Romantik',
  spor: 'Spor',
  tarihi: 'Tarihi',
  'gunluk-yasam': 'Günlük Yaşam',
} as const;

export type GenreSlug = keyof typeof genres;
