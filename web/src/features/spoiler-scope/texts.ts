export const scopeTexts = {
  scope: 'Neyi ele veriyor?',
  title: 'Tüm içeriği',
  place: 'Bir bölüme kadar',
  season: 'Sezon',
  episode: 'Bölüm',
  placeMissing: 'Sezonu ve bölümü sayıyla yaz.',
} as const;
