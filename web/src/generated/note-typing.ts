// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { NoteTypingMutation, NoteTypingMutationVariables } from './types.js';

export const NoteTypingDocument = /* @__PURE__ */ documentOf<NoteTypingMutation, NoteTypingMutationVariables>(
  `mutation NoteTyping($conversationId: ID!) {
  noteTyping(conversationId: $conversationId) {
    conversationId
    __typename
  }
}`,
);
