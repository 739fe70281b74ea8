// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { WatchPageQuery, WatchPageQueryVariables } from './types.js';

export const WatchPageDocument = /* @__PURE__ */ documentOf<WatchPageQuery, WatchPageQueryVariables>(
  `query WatchPage($kind: TitleKind!, $slug: String!, $season: Int!, $number: Int!) {
  watchPage(kind: $kind, slug: $slug, season: $season, number: $number) {
    title {
      id
      kind
      name
      path
      ageMark
      contentMarks
      poster
      backdrop
      seasons {
        number
        episodeCount
        __typename
      }
      __typename
    }
    episode {
      ...WatchEpisode
      description
      durationSeconds
      releasedAt
      image
      __typename
    }
    previous {
      ...WatchEpisode
      __typename
    }
    next {
      ...WatchEpisode
      releasedAt
      image
      __typename
    }
    sources {
      groups {
        hash
        groupId
        name
        translation
        sources {
          hash
          name
          kind
          tiers
          locked
          download
          offset
          health
          __typename
        }
        __typename
      }
      segments {
        kind
        start
        end
        __typename
      }
      __typename
    }
    __typename
  }
}

fragment WatchEpisode on Episode {
  id
  season
  number
  name
  path
  __typename
}`,
);
