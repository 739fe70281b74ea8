// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { PostQuery, PostQueryVariables } from './types.js';

export const PostDocument = /* @__PURE__ */ documentOf<PostQuery, PostQueryVariables>(
  `query Post($id: ID!) {
  post(id: $id) {
    ...PostFields
    __typename
  }
}

fragment PostFields on Post {
  id
  path
  author {
    ...MemberFields
    __typename
  }
  body
  spoiler {
    kind
    season
    number
    __typename
  }
  covered
  title {
    ...PostTitle
    __typename
  }
  episode {
    ...PostEpisode
    __typename
  }
  mentions
  postedAt
  edited
  version
  poll {
    ...PollFields
    __typename
  }
  photos {
    id
    src
    width
    height
    alt
    __typename
  }
  clapCount
  ownClaps
  commentCount
  reactions {
    reaction
    count
    __typename
  }
  ownReaction
  group {
    id
    name
    path
    __typename
  }
  mayEdit
  mayDelete
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

fragment PostTitle on Title {
  id
  kind
  name
  path
  year
  ageMark
  poster
  __typename
}

fragment PostEpisode on Episode {
  id
  season
  number
  name
  path
  image
  title {
    id
    kind
    name
    path
    ageMark
    poster
    backdrop
    __typename
  }
  __typename
}

fragment PollFields on Poll {
  question
  answers {
    text
    count
    __typename
  }
  endsAt
  ended
  ownAnswer
  resultsHidden
  voteCount
  __typename
}`,
);
