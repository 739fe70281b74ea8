// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { MemberTitlesQuery, MemberTitlesQueryVariables } from './types.js';

export const MemberTitlesDocument = /* @__PURE__ */ documentOf<MemberTitlesQuery, MemberTitlesQueryVariables>(
  `query MemberTitles($memberId: ID!, $list: LibraryList!, $page: Int!, $size: Int!, $cursor: String) {
  memberTitles(
    memberId: $memberId
    list: $list
    page: $page
    size: $size
    cursor: $cursor
  ) {
    items {
      id
      watched
      score
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
