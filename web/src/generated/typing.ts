// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { TypingSubscription, TypingSubscriptionVariables } from './types.js';

export const TypingDocument = /* @__PURE__ */ documentOf<TypingSubscription, TypingSubscriptionVariables>(
  `subscription Typing {
  typing {
    conversationId
    __typename
  }
}`,
);
