// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { LibraryOverlayQuery, LibraryOverlayQueryVariables } from './types.js';

export const LibraryOverlayDocument = /* @__PURE__ */ documentOf<LibraryOverlayQuery, LibraryOverlayQueryVariables>(
  `query LibraryOverlay($titleIds: [ID!]!, $episodeIds: [ID!]!, $seasonsOf: ID) {
  library(titleIds: $titleIds, episodeIds: $episodeIds, seasonsOf: $seasonsOf) {
    titles {
      ...TitleMarks
      __typename
    }
    episodes {
      ...EpisodeWatched
      __typename
    }
    seasons {
      ...SeasonWatched
      __typename
    }
    __typename
  }
}

fragment TitleMarks on TitleLibrary {
  id
  inWatchList
  entryWatched
  favourite
  followed
  followerCount
  score
  __typename
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
