// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RoomEntriesAddedSubscription, RoomEntriesAddedSubscriptionVariables } from './types.js';

export const RoomEntriesAddedDocument = /* @__PURE__ */ documentOf<RoomEntriesAddedSubscription, RoomEntriesAddedSubscriptionVariables>(
  `subscription RoomEntriesAdded($ticket: String!, $seq: Int!, $after: Int!) {
  roomEntriesAdded(ticket: $ticket, seq: $seq, after: $after) {
    items {
      ...RoomEntryFields
      __typename
    }
    seq
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
