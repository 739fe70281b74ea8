// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ModerationCaseQuery, ModerationCaseQueryVariables } from './types.js';

export const ModerationCaseDocument = /* @__PURE__ */ documentOf<ModerationCaseQuery, ModerationCaseQueryVariables>(
  `query ModerationCase($id: ID!) {
  moderationCase(id: $id) {
    case {
      ...CaseFields
      path
      __typename
    }
    reports {
      problem
      description
      reportedAt
      accepted
      refused
      member {
        ...MemberFields
        __typename
      }
      __typename
    }
    evidence {
      id
      body
      sentAt
      author {
        ...MemberFields
        __typename
      }
      photos {
        id
        src
        width
        height
        alt
        covered
        place
        __typename
      }
      __typename
    }
    earlier {
      ...CaseFields
      __typename
    }
    ofSubject {
      ...CaseFields
      __typename
    }
    sanctions {
      ...SanctionFields
      __typename
    }
    coverPlace {
      title {
        id
        name
        kind
        path
        __typename
      }
      spoiler {
        kind
        season
        number
        __typename
      }
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
}`,
);
