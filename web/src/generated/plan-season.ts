// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { PlanSeasonQuery, PlanSeasonQueryVariables } from './types.js';

export const PlanSeasonDocument = /* @__PURE__ */ documentOf<PlanSeasonQuery, PlanSeasonQueryVariables>(
  `query PlanSeason($kind: TitleKind!, $slug: String!, $season: Int!, $cursor: String) {
  title(kind: $kind, slug: $slug) {
    id
    episodes(season: $season, size: 100, cursor: $cursor) {
      items {
        id
        season
        number
        __typename
      }
      nextCursor
      __typename
    }
    __typename
  }
}`,
);
