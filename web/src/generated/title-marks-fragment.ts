// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { TitleMarksFragment } from './types.js';

export const TitleMarksFragmentDoc = /* @__PURE__ */ documentOf<TitleMarksFragment>(
  `fragment TitleMarks on TitleLibrary {
  id
  inWatchList
  entryWatched
  favourite
  followed
  followerCount
  score
  __typename
}`,
);
