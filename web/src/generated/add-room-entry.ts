// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { AddRoomEntryMutation, AddRoomEntryMutationVariables } from './types.js';

export const AddRoomEntryDocument = /* @__PURE__ */ documentOf<AddRoomEntryMutation, AddRoomEntryMutationVariables>(
  `mutation AddRoomEntry($input: AddRoomEntryInput!) {
  addRoomEntry(input: $input) {
    entry {
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
