// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { EpisodeGroupsQuery, EpisodeGroupsQueryVariables } from './types.js';

export const EpisodeGroupsDocument = /* @__PURE__ */ documentOf<EpisodeGroupsQuery, EpisodeGroupsQueryVariables>(
  `query EpisodeGroups($kind: TitleKind!, $slug: String!, $season: Int!, $groupId: ID, $page: Int!, $size: Int!) {
  title(kind: $kind, slug: $slug) {
    id
    episodeGroups(season: $season, groupId: $groupId, page: $page, size: $size) {
      groupId
      name
      translation
      last
      episodes {
        ...SeasonEpisode
        __typename
      }
      __typename
    }
    __typename
  }
}

fragment SeasonEpisode on Episode {
  id
  season
  number
  name
  description
  durationSeconds
  releasedAt
  image
  path
  __typename
}`,
);
