/** Names of pictures: files in `picturesFolder()`, and their names below /i/. */
export const posterName = (slug: string): string => `poster-${slug}.webp`;
export const backdropName = (slug: string): string => `backdrop-${slug}.webp`;
export const avatarName = (username: string): string => `avatar-${username}.webp`;
export const advertName = (slug: string): string => `advert-${slug}.webp`;

/** An episode's own picture; a film's episode uses the film's backdrop. */
export const stillName = (slug: string, season: number, number: number): string =>
  `still-${slug}-${season}-${number}.webp`;

/** The name of a picture's half-size version; every poster has one. */
export const smallName = (name: string): string => name.replace(/\.webp$/, '-small.webp');
