// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { CommentVersionFragment } from './types.js';

export const CommentVersionFragmentDoc = /* @__PURE__ */ documentOf<CommentVersionFragment>(
  `fragment CommentVersion on Comment {
  id
  version
  __typename
}`,
);
