// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SetLetMeKnowMutation, SetLetMeKnowMutationVariables } from './types.js';

export const SetLetMeKnowDocument = /* @__PURE__ */ documentOf<SetLetMeKnowMutation, SetLetMeKnowMutationVariables>(
  `mutation SetLetMeKnow($input: SetLetMeKnowInput!) {
  setLetMeKnow(input: $input) {
    id
    active
    __typename
  }
}`,
);
