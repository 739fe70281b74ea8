// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { EndSanctionMutation, EndSanctionMutationVariables } from './types.js';

export const EndSanctionDocument = /* @__PURE__ */ documentOf<EndSanctionMutation, EndSanctionMutationVariables>(
  `mutation EndSanction($id: ID!) {
  endSanction(id: $id) {
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
