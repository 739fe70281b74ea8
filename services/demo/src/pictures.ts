/** Names of pictures: files of `picturesFolder()`, and what they are called below /i/. */
export const posterName = (slug: string): string => `poster-${slug}.webp`;
export const backdropName = (slug: string): string => `backdrop-${slug}.webp`;
export const avatarName = (username: string): string => `avatar-${username}.webp`;
export const advertName = (slug: string): string => `advert-${slug}.webp`;

/** An episode's own picture; the episode of a film shows the film's backdrop. */
export const stillName = (slug: string, season: number, number: number): string =>
  `still-${slug}-${season}-${number}.webp`;

/** The half-size picture that stands beside every poster. */
export const smallName = (name: string): string => name.replace(/\.webp$/, '-small.webp');
