/** Catalogue data as the gateway returns it, for component tests. */
export const titleOf = (id: string, more: object = {}) => ({
  __typename: 'Title',
  id,
  kind: 'SERIES',
  slug: id,
  path: `/dizi/${id}`,
  name: `Dizi ${id}`,
  year: 2026,
  ageMark: null,
  rating: null,
  poster: null,
  backdrop: null,
  addedAt: null,
  genres: [],
  seasons: [{ __typename: 'Season', number: 1, episodeCount: 10 }],
  ...more,
});

export const episodeOf = (number: number, more: object = {}) => ({
  __typename: 'Episode',
  id: `e${number}`,
  season: 1,
  number,
  name: '',
  description: '',
  durationSeconds: 300,
  releasedAt: '2026-01-01T20:00:00.000Z',
  image: null,
  translations: null,
  path: `/dizi/d/1-sezon/${number}-bolum`,
  ...more,
});

/** A made-up title with all fields that the title page reads; `more` replaces some of them. */
export const detailsOf = (more: object = {}) => ({
  ...titleOf('d'),
  originalName: null,
  description: '',
  contentMarks: [],
  people: [],
  network: null,
  networkPath: null,
  status: 'ENDED' as const,
  country: null,
  seasons: [
    { __typename: 'Season', number: 1, episodeCount: 30 },
    { __typename: 'Season', number: 2, episodeCount: 3 },
  ],
  episodeCount: 33,
  trailerIds: null,
  scoreCount: null,
  first: { __typename: 'EpisodeList', items: [] },
  ...more,
});

/** One page of a list. */
export const listOf = (__typename: string, all: readonly object[], page: number, size: number) => ({
  __typename,
  items: all.slice((page - 1) * size, page * size),
  count: all.length,
  last: page * size >= all.length,
});
