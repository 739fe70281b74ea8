/** Names of drawn images, as the content refers to them and as they are served below /i/. */
export const posterName = (slug: string): string => `poster-${slug}.webp`;
export const backdropName = (slug: string): string => `backdrop-${slug}.webp`;
export const avatarName = (username: string): string => `avatar-${username}.webp`;
export const advertName = (slug: string): string => `advert-${slug}.webp`;

/** The half-size picture that stands beside every poster. */
export const smallName = (name: string): string => name.replace(/\.webp$/, '-small.webp');
export const stillName = (slug: string, season: number, number: number): string =>
  `still-${slug}-${season}-${number}.webp`;
