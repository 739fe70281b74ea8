// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ChooseGroupMutation, ChooseGroupMutationVariables } from './types.js';

export const ChooseGroupDocument = /* @__PURE__ */ documentOf<ChooseGroupMutation, ChooseGroupMutationVariables>(
  `mutation ChooseGroup($input: ChooseGroupInput!) {
  chooseGroup(input: $input) {
    groupId
    __typename
  }
}`,
);
