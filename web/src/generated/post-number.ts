// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { PostNumberQuery, PostNumberQueryVariables } from './types.js';

export const PostNumberDocument = /* @__PURE__ */ documentOf<PostNumberQuery, PostNumberQueryVariables>(
  `query PostNumber($id: ID!) {
  commentsById(ids: [$id]) {
    id
    number
    __typename
  }
}`,
);
