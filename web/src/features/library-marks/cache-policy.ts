import type { TypePolicies } from '@apollo/client';

/** The whole answer depends on the page, so only its titles, episodes and seasons are cached. */
export const libraryMarkPolicies: TypePolicies = {
  Query: { fields: { library: { keyArgs: false, merge: false } } },
};
