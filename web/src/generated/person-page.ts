// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { PersonPageQuery, PersonPageQueryVariables } from './types.js';

export const PersonPageDocument = /* @__PURE__ */ documentOf<PersonPageQuery, PersonPageQueryVariables>(
  `query PersonPage($slug: String!) {
  person(slug: $slug) {
    id
    name
    path
    titles {
      title {
        ...TitleCard
        __typename
      }
      credits {
        role
        character
        __typename
      }
      __typename
    }
    __typename
  }
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
