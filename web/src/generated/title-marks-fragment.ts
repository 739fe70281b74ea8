// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import type { TypedDocumentNode } from '@apollo/client';
import type { TitleMarksFragment } from './types.js';

export const TitleMarksFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TitleMarks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TitleLibrary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inWatchList"}},{"kind":"Field","name":{"kind":"Name","value":"entryWatched"}},{"kind":"Field","name":{"kind":"Name","value":"favourite"}},{"kind":"Field","name":{"kind":"Name","value":"followed"}},{"kind":"Field","name":{"kind":"Name","value":"followerCount"}},{"kind":"Field","name":{"kind":"Name","value":"score"}}]}}]} as unknown as TypedDocumentNode<TitleMarksFragment>;
