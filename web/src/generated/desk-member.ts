// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { DeskMemberQuery, DeskMemberQueryVariables } from './types.js';

export const DeskMemberDocument = /* @__PURE__ */ documentOf<DeskMemberQuery, DeskMemberQueryVariables>(
  `query DeskMember($username: String!) {
  viewer {
    id
    roles
    __typename
  }
  deskMember(username: $username) {
    roles
    member {
      ...MemberFields
      __typename
    }
    sanctions {
      ...SanctionFields
      __typename
    }
    decisions {
      ...CaseFields
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
}`,
);
