// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { PostCountsFragment } from './types.js';

export const PostCountsFragmentDoc = /* @__PURE__ */ documentOf<PostCountsFragment>(
  `fragment PostCounts on Post {
  clapCount
  poll {
    answers {
      count
      __typename
    }
    __typename
  }
  __typename
}`,
);
