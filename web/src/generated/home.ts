// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.
import { documentOf } from '../graphql/document.js';
import type { HomeQuery, HomeQueryVariables } from './types.js';

export const HomeDocument = /* @__PURE__ */ documentOf<HomeQuery, HomeQueryVariables>(
  `query Home {
  featured: titles(order: POPULAR, size: 8) {
    items {
      ...HeroTitle
      __typename
    }
    __typename
  }
  mostWatched {
    ...TitleCard
    __typename
  }
  popular: titles(order: POPULAR, size: 12) {
    ...TitleCards
    __typename
  }
  series: titles(kind: SERIES, order: ADDED, size: 12) {
    ...TitleCards
    __typename
  }
  anime: titles(kind: ANIME, order: ADDED, size: 12) {
    ...TitleCards
    __typename
  }
  films: titles(kind: MOVIE, order: ADDED, size: 12) {
    ...TitleCards
    __typename
  }
  latestEpisodes(size: 12) {
    ...EpisodeCards
    __typename
  }
  genres: shelves(sort: GENRE) {
    ...ShelfLink
    __typename
  }
  networks: shelves(sort: NETWORK) {
    ...ShelfLink
    __typename
  }
  calendar: airing(kind: ANIME, size: 100) {
    ...AiringTitles
    __typename
  }
}

fragment HeroTitle on Title {
  ...TitleCard
  description
  genres {
    id
    name
    __typename
  }
  first: episodes(size: 1) {
    items {
      id
      path
      __typename
    }
    __typename
  }
  __typename
}

fragment TitleCard on Title {
  id
  kind
  path
  name
  year
  ageMark
  rating
  poster
  backdrop
  addedAt
  seasons {
    number
    episodeCount
    __typename
  }
  __typename
}

fragment TitleCards on TitleList {
  items {
    ...TitleCard
    __typename
  }
  count
  last
  __typename
}

fragment EpisodeCards on EpisodeList {
  items {
    ...EpisodeCard
    __typename
  }
  count
  last
  __typename
}

fragment EpisodeCard on Episode {
  id
  season
  number
  name
  durationSeconds
  releasedAt
  image
  path
  title {
    id
    kind
    name
    path
    poster
    backdrop
    __typename
  }
  __typename
}

fragment ShelfLink on Shelf {
  sort
  slug
  name
  path
  titleCount
  __typename
}

fragment AiringTitles on AiringList {
  items {
    title {
      ...TitleCard
      airTime {
        weekday
        time
        __typename
      }
      __typename
    }
    next {
      id
      season
      number
      releasedAt
      __typename
    }
    __typename
  }
  count
  last
  __typename
}`,
);
