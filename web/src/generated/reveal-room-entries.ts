// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RevealRoomEntriesMutation, RevealRoomEntriesMutationVariables } from './types.js';

export const RevealRoomEntriesDocument = /* @__PURE__ */ documentOf<RevealRoomEntriesMutation, RevealRoomEntriesMutationVariables>(
  `mutation RevealRoomEntries($code: ID!, $ids: [ID!]!) {
  revealRoomEntries(code: $code, ids: $ids) {
    entries {
      ...RoomEntryFields
      __typename
    }
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
