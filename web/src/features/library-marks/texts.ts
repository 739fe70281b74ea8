/** What marks of the library say wherever they stand. */
export const libraryMarkTexts = {
  failed: 'Kaydedilemedi.',
  signIn: 'Listeni ve izlediklerini tutmak için giriş yap.',
  season: (season: number) => `${season}. sezonu izledim`,
} as const;
