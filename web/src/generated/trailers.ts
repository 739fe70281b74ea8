// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import type { TypedDocumentNode } from '@apollo/client';
import type { TrailersQuery, TrailersQueryVariables } from './types.js';

export const TrailersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Trailers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trailers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayableTrailer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayableTrailer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trailer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dash"}},{"kind":"Field","name":{"kind":"Name","value":"hls"}},{"kind":"Field","name":{"kind":"Name","value":"embed"}}]}}]} as unknown as TypedDocumentNode<
  TrailersQuery,
  TrailersQueryVariables
>;
