// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SetSeasonWatchedMutation, SetSeasonWatchedMutationVariables } from './types.js';

export const SetSeasonWatchedDocument = /* @__PURE__ */ documentOf<SetSeasonWatchedMutation, SetSeasonWatchedMutationVariables>(
  `mutation SetSeasonWatched($input: SetSeasonWatchedInput!) {
  setSeasonWatched(input: $input) {
    season {
      ...SeasonWatched
      __typename
    }
    episodes {
      ...EpisodeWatched
      __typename
    }
    __typename
  }
}

fragment SeasonWatched on SeasonLibrary {
  id
  watched
  __typename
}

fragment EpisodeWatched on EpisodeLibrary {
  id
  watched
  __typename
}`,
);
