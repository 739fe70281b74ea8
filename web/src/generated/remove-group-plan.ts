// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RemoveGroupPlanMutation, RemoveGroupPlanMutationVariables } from './types.js';

export const RemoveGroupPlanDocument = /* @__PURE__ */ documentOf<RemoveGroupPlanMutation, RemoveGroupPlanMutationVariables>(
  `mutation RemoveGroupPlan($groupId: ID!, $episodeId: ID!) {
  removeGroupPlan(groupId: $groupId, episodeId: $episodeId) {
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
