/** Texts of a person's page. */
export const personTexts = {
  personDescription: (name: string, titles: string) => `${name}: ${titles} ve Seyir’deki öteki yapımları.`,
  personTitles: 'Yapımları',
  as: (character: string) => `${character} rolünde`,
} as const;
