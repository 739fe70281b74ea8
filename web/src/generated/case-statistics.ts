// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import type { TypedDocumentNode } from '@apollo/client';
import type { CaseStatisticsQuery, CaseStatisticsQueryVariables } from './types.js';

export const CaseStatisticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openUnderDay"}},{"kind":"Field","name":{"kind":"Name","value":"openUnderThreeDays"}},{"kind":"Field","name":{"kind":"Name","value":"openLonger"}},{"kind":"Field","name":{"kind":"Name","value":"decided"}},{"kind":"Field","name":{"kind":"Name","value":"medianSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"p90Seconds"}},{"kind":"Field","name":{"kind":"Name","value":"appeals"}}]}}]}}]} as unknown as TypedDocumentNode<
  CaseStatisticsQuery,
  CaseStatisticsQueryVariables
>;
