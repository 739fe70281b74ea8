/** The member who owns them. */
export const owner = {
  __typename: 'Member',
  id: 'm1',
  username: 'ada',
  name: 'Ada',
  avatar: null,
  path: '/profile/ada',
};

/** A title as in the gateway's answer; `n` names it. */
const title = (n: number) => ({
  __typename: 'Title',
  id: `t${n}`,
  kind: 'SERIES',
  path: `/dizi/yapim-${n}`,
  name: `Yapım ${n}`,
  year: 2026,
  ageMark: 'GENERAL',
  rating: null,
  poster: null,
  backdrop: null,
  addedAt: null,
  seasons: [],
  genres: [],
});

/** A collection of three titles. */
export const collection = (more: object = {}) => ({
  __typename: 'Collection',
  id: 'c1',
  path: '/koleksiyon/c1-kis',
  name: 'Kış',
  visibility: 'PUBLIC',
  entryCount: 3,
  likeCount: 4,
  owner,
  firstTitles: [title(1)],
  description: 'Uzun geceler.',
  liked: false,
  version: 2,
  createdAt: '2026-11-01T00:00:00Z',
  editedAt: '2026-11-01T00:00:00Z',
  mayEdit: true,
  mayDelete: true,
  card: '/i/collections/c1.jpg?s=2',
  cover: title(1),
  ...more,
});

/** A collection with its entries. */
export const whole = (more: object = {}, finishedCount: number | null = 1) => ({
  __typename: 'WholeCollection',
  collection: collection(more),
  entries: [1, 2, 3].map((n) => ({
    __typename: 'CollectionEntry',
    title: title(n),
    note: n === 1 ? 'Önce bu' : '',
    finished: n === 1,
  })),
  finishedCount,
});

/** The answer of a search that finds these titles. */
export const found = (...numbers: number[]) => ({
  search: { __typename: 'TitleList', items: numbers.map(title), count: numbers.length, last: true },
});
