// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { DeskViewerQuery, DeskViewerQueryVariables } from './types.js';

export const DeskViewerDocument = /* @__PURE__ */ documentOf<DeskViewerQuery, DeskViewerQueryVariables>(
  `query DeskViewer {
  viewer {
    id
    roles
    __typename
  }
}`,
);
