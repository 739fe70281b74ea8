// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { LibraryTitlesQuery, LibraryTitlesQueryVariables } from './types.js';

export const LibraryTitlesDocument = /* @__PURE__ */ documentOf<LibraryTitlesQuery, LibraryTitlesQueryVariables>(
  `query LibraryTitles($list: LibraryList!, $kind: TitleKind, $watched: Boolean, $page: Int!, $size: Int!, $cursor: String) {
  libraryTitles(
    list: $list
    kind: $kind
    watched: $watched
    page: $page
    size: $size
    cursor: $cursor
  ) {
    items {
      ...TitleMarks
      title {
        ...TitleCard
        __typename
      }
      __typename
    }
    count
    last
    nextCursor
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

fragment TitleCard on Title {
  id
  kind
  path
  name
  year
  ageMark
  rating
  poster
  backdrop
  addedAt
  seasons {
    number
    episodeCount
    __typename
  }
  __typename
}`,
);
