// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { OwnReactionFragment } from './types.js';

export const OwnReactionFragmentDoc = /* @__PURE__ */ documentOf<OwnReactionFragment>(
  `fragment OwnReaction on Comment {
  id
  ownReaction
  __typename
}`,
);
