import type { TypePolicies } from '@apollo/client';
import { keysetList } from '../../lib/keyset-list.js';

const firstPage = 'replaces-all';

export const libraryPolicies: TypePolicies = {
  Query: {
    fields: {
      libraryTitles: keysetList({ keyArgs: ['list', 'kind', 'watched'], firstPage }),
      lastWatched: keysetList({ firstPage }),
      memberTitles: keysetList({ keyArgs: ['memberId', 'list', 'size'], firstPage }),
    },
  },
};
