// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ThreadFramesSubscription, ThreadFramesSubscriptionVariables } from './types.js';

export const ThreadFramesDocument = /* @__PURE__ */ documentOf<ThreadFramesSubscription, ThreadFramesSubscriptionVariables>(
  `subscription ThreadFrames($ticket: String!, $seq: Int!) {
  threadFrames(ticket: $ticket, seq: $seq) {
    seq
    resync
    spreadMs
    count
    replyCount
    comments {
      id
      parentId
      version
      deleted
      __typename
    }
    reactions {
      commentId
      reactions {
        reaction
        count
        __typename
      }
      __typename
    }
    ticket
    __typename
  }
}`,
);
