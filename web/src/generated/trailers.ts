// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { TrailersQuery, TrailersQueryVariables } from './types.js';

export const TrailersDocument = /* @__PURE__ */ documentOf<TrailersQuery, TrailersQueryVariables>(
  `query Trailers($ids: String!) {
  trailers(ids: $ids) {
    ...PlayableTrailer
    __typename
  }
}

fragment PlayableTrailer on Trailer {
  id
  name
  dash
  hls
  embed
  __typename
}`,
);
