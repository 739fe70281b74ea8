// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { ReportMutation, ReportMutationVariables } from './types.js';

export const ReportDocument = /* @__PURE__ */ documentOf<ReportMutation, ReportMutationVariables>(
  `mutation Report($input: ReportInput!) {
  report(input: $input) {
    message
    __typename
  }
}`,
);
