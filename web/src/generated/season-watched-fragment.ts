// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { SeasonWatchedFragment } from './types.js';

export const SeasonWatchedFragmentDoc = /* @__PURE__ */ documentOf<SeasonWatchedFragment>(
  `fragment SeasonWatched on SeasonLibrary {
  id
  watched
  __typename
}`,
);
