// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import type { TypedDocumentNode } from '@apollo/client';
import type { SeasonWatchedFragment } from './types.js';

export const SeasonWatchedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonWatched"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeasonLibrary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"watched"}}]}}]} as unknown as TypedDocumentNode<SeasonWatchedFragment>;
