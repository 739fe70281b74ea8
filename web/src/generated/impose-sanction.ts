// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ImposeSanctionMutation, ImposeSanctionMutationVariables } from './types.js';

export const ImposeSanctionDocument = /* @__PURE__ */ documentOf<ImposeSanctionMutation, ImposeSanctionMutationVariables>(
  `mutation ImposeSanction($input: ImposeSanctionInput!) {
  imposeSanction(input: $input) {
    sanction {
      ...SanctionFields
      __typename
    }
    __typename
  }
}

fragment SanctionFields on Sanction {
  id
  kind
  violation
  imposedAt
  until
  caseId
  endedAt
  imposedBy {
    ...MemberFields
    __typename
  }
  __typename
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
