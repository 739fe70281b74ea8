// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import type { TypedDocumentNode } from '@apollo/client';
import type { MutedWordsQuery, MutedWordsQueryVariables } from './types.js';

export const MutedWordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MutedWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutedWords"}}]}}]} as unknown as TypedDocumentNode<
  MutedWordsQuery,
  MutedWordsQueryVariables
>;
