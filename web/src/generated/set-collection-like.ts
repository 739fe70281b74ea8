// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SetCollectionLikeMutation, SetCollectionLikeMutationVariables } from './types.js';

export const SetCollectionLikeDocument = /* @__PURE__ */ documentOf<SetCollectionLikeMutation, SetCollectionLikeMutationVariables>(
  `mutation SetCollectionLike($input: SetCollectionLikeInput!) {
  setCollectionLike(input: $input) {
    id
    liked
    likeCount
    __typename
  }
}`,
);
