import type { ApolloClient } from '@apollo/client';

/** The library types of the cache. */
export type LibraryType = 'TitleLibrary' | 'EpisodeLibrary' | 'SeasonLibrary';

/** The season's id, in the gateway's format. */
export const seasonId = (titleId: string, season: number): string => `${titleId}:${season}`;

const shownBy = new WeakMap<ApolloClient, Map<string, string>>();

/** Records the season of an episode, which the library queries do not return. */
export function noteSeason(client: ApolloClient, episodeId: string, season: string): void {
  const shown = shownBy.get(client) ?? new Map<string, string>();
  shownBy.set(client, shown.set(episodeId, season));
}

/** The known episodes of a season: those that pages of this client have shown. */
export const episodesOf = (client: ApolloClient, season: string): string[] =>
  [...(shownBy.get(client) ?? [])].flatMap(([episode, of]) => (of === season ? [episode] : []));
