// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ActivateMutation, ActivateMutationVariables } from './types.js';

export const ActivateDocument = /* @__PURE__ */ documentOf<ActivateMutation, ActivateMutationVariables>(
  `mutation Activate($input: ActivateInput!) {
  activate(input: $input) {
    viewer {
      id
      member {
        ...MemberFields
        __typename
      }
      __typename
    }
    __typename
  }
}

fragment MemberFields on Member {
  id
  username
  name
  avatar
  path
  __typename
}`,
);
