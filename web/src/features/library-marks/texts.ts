/** Texts of the library marks on all pages. */
export const libraryMarkTexts = {
  failed: 'Kaydedilemedi.',
  signIn: 'Listeni ve izlediklerini tutmak için giriş yap.',
  season: (season: number) => `${season}. sezonu izledim`,
} as const;
