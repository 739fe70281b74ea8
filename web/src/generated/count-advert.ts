// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { CountAdvertMutation, CountAdvertMutationVariables } from './types.js';

export const CountAdvertDocument = /* @__PURE__ */ documentOf<CountAdvertMutation, CountAdvertMutationVariables>(
  `mutation CountAdvert($input: CountAdvertInput!) {
  countAdvert(input: $input) {
    advertId
    __typename
  }
}`,
);
