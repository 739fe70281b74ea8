// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { RemoveGroupPicturesMutation, RemoveGroupPicturesMutationVariables } from './types.js';

export const RemoveGroupPicturesDocument = /* @__PURE__ */ documentOf<RemoveGroupPicturesMutation, RemoveGroupPicturesMutationVariables>(
  `mutation RemoveGroupPictures($id: ID!, $cover: Boolean!, $poster: Boolean!) {
  removeGroupPictures(id: $id, cover: $cover, poster: $poster) {
    group {
      ...GroupFields
      __typename
    }
    __typename
  }
}

fragment GroupFields on Group {
  ...GroupCardFields
  slug
  poster
  description
  website
  networks {
    facebook
    twitter
    instagram
    threads
    youtube
    discord
    __typename
  }
  version
  requestCount
  __typename
}

fragment GroupCardFields on Group {
  id
  path
  name
  tagline
  cover
  private
  approval
  memberCount
  standing
  __typename
}`,
);
