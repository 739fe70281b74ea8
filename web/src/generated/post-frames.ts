// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { PostFramesSubscription, PostFramesSubscriptionVariables } from './types.js';

export const PostFramesDocument = /* @__PURE__ */ documentOf<PostFramesSubscription, PostFramesSubscriptionVariables>(
  `subscription PostFrames($ticket: String!, $seq: Int!) {
  postFrames(ticket: $ticket, seq: $seq) {
    seq
    resync
    spreadMs
    claps
    votes
    ticket
    __typename
  }
}`,
);
