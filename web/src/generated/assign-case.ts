// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { AssignCaseMutation, AssignCaseMutationVariables } from './types.js';

export const AssignCaseDocument = /* @__PURE__ */ documentOf<AssignCaseMutation, AssignCaseMutationVariables>(
  `mutation AssignCase($id: ID!, $assigned: Boolean!) {
  assignCase(id: $id, assigned: $assigned) {
    case {
      ...CaseFields
      __typename
    }
    __typename
  }
}

fragment CaseFields on ModerationCase {
  id
  targetType
  targetId
  state
  reportCount
  weight
  openedAt
  outcome
  note
  closedAt
  version
  problems
  removable
  violation
  until
  subject {
    ...MemberFields
    __typename
  }
  assignee {
    ...MemberFields
    __typename
  }
  closedBy {
    ...MemberFields
    __typename
  }
  coverable
  cover {
    kind
    season
    number
    __typename
  }
  contentLost
  appeal {
    body
    sentAt
    state
    note
    decidedAt
    decidedBy {
      ...MemberFields
      __typename
    }
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
