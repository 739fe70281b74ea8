// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { CaseStatisticsQuery, CaseStatisticsQueryVariables } from './types.js';

export const CaseStatisticsDocument = /* @__PURE__ */ documentOf<CaseStatisticsQuery, CaseStatisticsQueryVariables>(
  `query CaseStatistics {
  caseStatistics {
    openUnderDay
    openUnderThreeDays
    openLonger
    decided
    medianSeconds
    p90Seconds
    appeals
    __typename
  }
}`,
);
