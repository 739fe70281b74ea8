// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { EpisodeWatchedFragment } from './types.js';

export const EpisodeWatchedFragmentDoc = /* @__PURE__ */ documentOf<EpisodeWatchedFragment>(
  `fragment EpisodeWatched on EpisodeLibrary {
  id
  watched
  __typename
}`,
);
