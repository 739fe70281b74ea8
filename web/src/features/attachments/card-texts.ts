/** Texts of the cards of titles and episodes. */
export const cardTexts = {
  episode: (season: number, number: number) => `${season}. Sezon ${number}. Bölüm`,
} as const;
