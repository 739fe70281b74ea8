// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import type { TypedDocumentNode } from '@apollo/client';
import type { EpisodeWatchedFragment } from './types.js';

export const EpisodeWatchedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EpisodeWatched"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EpisodeLibrary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"watched"}}]}}]} as unknown as TypedDocumentNode<EpisodeWatchedFragment>;
