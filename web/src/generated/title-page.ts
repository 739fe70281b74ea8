// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { TitlePageQuery, TitlePageQueryVariables } from './types.js';

export const TitlePageDocument = /* @__PURE__ */ documentOf<TitlePageQuery, TitlePageQueryVariables>(
  `query TitlePage($kind: TitleKind!, $slug: String!) {
  title(kind: $kind, slug: $slug) {
    ...TitleDetails
    __typename
  }
}

fragment TitleDetails on Title {
  id
  kind
  slug
  path
  name
  originalName
  description
  year
  ageMark
  contentMarks
  genres {
    id
    slug
    name
    path
    __typename
  }
  people {
    id
    name
    role
    character
    path
    __typename
  }
  network
  networkPath
  status
  country {
    code
    name
    __typename
  }
  rating
  scoreCount
  poster
  backdrop
  seasons {
    number
    episodeCount
    __typename
  }
  episodeCount
  addedAt
  trailerIds
  first: episodes(size: 1) {
    items {
      id
      path
      releasedAt
      __typename
    }
    __typename
  }
  __typename
}`,
);
