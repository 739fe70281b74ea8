import type { TypePolicies } from '@apollo/client';

/** Each answer lists the titles, episodes and seasons that were asked for; their marks are cached once, by id. */
export const libraryMarkPolicies: TypePolicies = {
  Query: { fields: { library: { keyArgs: ['titleIds', 'episodeIds', 'seasonsOf'], merge: false } } },
};
