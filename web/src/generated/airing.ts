// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { AiringQuery, AiringQueryVariables } from './types.js';

export const AiringDocument = /* @__PURE__ */ documentOf<AiringQuery, AiringQueryVariables>(
  `query Airing($kind: TitleKind, $page: Int!, $size: Int!, $withFilms: Boolean!) {
  airing(kind: $kind, page: $page, size: $size) {
    ...AiringTitles
    __typename
  }
  films: titles(
    kind: MOVIE
    order: ADDED
    filter: {status: UPCOMING}
    page: 1
    size: 24
  ) @include(if: $withFilms) {
    items {
      ...ComingFilm
      __typename
    }
    __typename
  }
}

fragment AiringTitles on AiringList {
  items {
    title {
      ...TitleCard
      airTime {
        weekday
        time
        __typename
      }
      __typename
    }
    next {
      id
      season
      number
      releasedAt
      __typename
    }
    __typename
  }
  count
  last
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
}

fragment ComingFilm on Title {
  ...TitleCard
  first: episodes(size: 1) {
    items {
      id
      releasedAt
      __typename
    }
    __typename
  }
  __typename
}`,
);
