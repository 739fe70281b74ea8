// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RoomEntriesQuery, RoomEntriesQueryVariables } from './types.js';

export const RoomEntriesDocument = /* @__PURE__ */ documentOf<RoomEntriesQuery, RoomEntriesQueryVariables>(
  `query RoomEntries($code: ID!, $after: Int, $before: Int) {
  roomEntries(code: $code, after: $after, before: $before) {
    items {
      ...RoomEntryFields
      __typename
    }
    last
    __typename
  }
}

fragment RoomEntryFields on RoomEntry {
  id
  seq
  authorId
  author {
    ...RoomPerson
    __typename
  }
  body
  covered
  deleted
  spoiler {
    kind
    season
    number
    __typename
  }
  postedAt
  replyTo {
    entryId
    author {
      id
      name
      __typename
    }
    excerpt
    deleted
    __typename
  }
  __typename
}

fragment RoomPerson on Member {
  id
  username
  name
  avatar
  path
  __typename
}`,
);
