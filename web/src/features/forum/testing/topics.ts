const person = (id: string, name: string) => ({
  __typename: 'Member',
  id,
  name,
  username: id,
  avatar: null,
  path: `/profile/${id}`,
});

const series = {
  __typename: 'Title',
  id: 't1',
  kind: 'SERIES',
  name: 'Gece Vapuru',
  path: '/dizi/gece-vapuru',
  poster: null,
  ageMark: 'GENERAL',
};

/** A topic as in the gateway's answer. */
export const topicOf = (more: object = {}) => ({
  __typename: 'Topic',
  id: 'k1',
  path: '/tartisma/k1-finali-konusalim',
  category: 'SERIES',
  title: 'Finali konuşalım',
  author: person('isil', 'Işıl'),
  about: series,
  spoilerOf: null,
  covered: false,
  hiddenBy: null,
  spoiler: { __typename: 'Spoiler', kind: 'NONE', season: null, number: null },
  postedAt: '2026-11-20T12:00:00Z',
  activeAt: '2026-11-20T12:00:00Z',
  postCount: 3,
  lastNumber: 3,
  lastAuthor: person('can', 'Can'),
  pinned: false,
  locked: false,
  state: null,
  body: 'Ne diyorsunuz?',
  mentions: [],
  edited: false,
  version: 4,
  reactions: [],
  ownReaction: null,
  mayEdit: false,
  mayDelete: false,
  mayPost: true,
  mayModerate: false,
  ...more,
});

/** A post of a topic as in the gateway's answer; its number names it. */
export const postOf = (number: number, more: object = {}) => ({
  __typename: 'Comment',
  id: `y${number}`,
  number,
  author: person('can', 'Can'),
  body: `Yazı ${number}`,
  covered: false,
  spoiler: { __typename: 'Spoiler', kind: 'NONE', season: null, number: null },
  hiddenBy: null,
  deleted: false,
  edited: false,
  version: 1,
  mentions: [],
  mayEdit: false,
  mayDelete: false,
  postedAt: '2026-11-20T13:00:00Z',
  reactions: [],
  ownReaction: null,
  quoted: null,
  ...more,
});

/** A page of posts as in the gateway's answer; without a live connection. */
export const pageOf = (posts: object[], more: object = {}) => ({
  __typename: 'TopicPostList',
  items: posts,
  earlier: false,
  last: true,
  nextCursor: null,
  live: null,
  ...more,
});
