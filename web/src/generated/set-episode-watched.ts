// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SetEpisodeWatchedMutation, SetEpisodeWatchedMutationVariables } from './types.js';

export const SetEpisodeWatchedDocument = /* @__PURE__ */ documentOf<SetEpisodeWatchedMutation, SetEpisodeWatchedMutationVariables>(
  `mutation SetEpisodeWatched($input: SetEpisodeWatchedInput!) {
  setEpisodeWatched(input: $input) {
    episode {
      ...EpisodeWatched
      __typename
    }
    season {
      ...SeasonWatched
      __typename
    }
    __typename
  }
}

fragment EpisodeWatched on EpisodeLibrary {
  id
  watched
  __typename
}

fragment SeasonWatched on SeasonLibrary {
  id
  watched
  __typename
}`,
);
