// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ShareProgressMutation, ShareProgressMutationVariables } from './types.js';

export const ShareProgressDocument = /* @__PURE__ */ documentOf<ShareProgressMutation, ShareProgressMutationVariables>(
  `mutation ShareProgress($groupId: ID!, $shared: Boolean!) {
  shareProgress(groupId: $groupId, shared: $shared) {
    memory {
      ...GroupMemoryFields
      __typename
    }
    __typename
  }
}

fragment GroupMemoryFields on GroupMemory {
  id
  planMuted
  progressShared
  titles {
    title {
      ...GroupMemoryTitle
      __typename
    }
    next {
      ...GroupMemoryEpisode
      __typename
    }
    ahead {
      ...SomePeople
      __typename
    }
    __typename
  }
  plan {
    at
    title {
      ...GroupMemoryTitle
      __typename
    }
    episode {
      ...GroupMemoryEpisode
      __typename
    }
    watchedBy {
      ...SomePeople
      __typename
    }
    proposed
    proposedBy {
      id
      name
      __typename
    }
    __typename
  }
  __typename
}

fragment GroupMemoryTitle on Title {
  id
  name
  kind
  path
  poster
  __typename
}

fragment GroupMemoryEpisode on Episode {
  id
  season
  number
  releasedAt
  path
  __typename
}

fragment SomePeople on SomeMembers {
  members {
    ...GroupPersonFields
    __typename
  }
  count
  __typename
}

fragment GroupPersonFields on Member {
  id
  name
  username
  avatar
  path
  __typename
}`,
);
