// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import type { TypedDocumentNode } from '@apollo/client';
import type { DeskViewerQuery, DeskViewerQueryVariables } from './types.js';

export const DeskViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}}]}}]}}]} as unknown as TypedDocumentNode<
  DeskViewerQuery,
  DeskViewerQueryVariables
>;
