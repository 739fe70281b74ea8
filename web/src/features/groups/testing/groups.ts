/** A group as in the gateway's answer. */
export const groupOf = (more: object = {}) => ({
  __typename: 'Group',
  id: 'g1',
  slug: 'bozkir',
  path: '/grup/bozkir',
  name: 'Bozkır Sevenler',
  tagline: 'Her cuma',
  cover: null,
  poster: null,
  private: false,
  approval: false,
  memberCount: 3,
  standing: 'OWNER',
  description: 'Final geceleri',
  website: '',
  version: 4,
  requestCount: 0,
  networks: {
    __typename: 'GroupNetworks',
    facebook: '',
    twitter: '',
    instagram: '',
    threads: '',
    youtube: '',
    discord: 'bozkir',
  },
  ...more,
});

/** A member as in the gateway's answer. */
export const person = (id: string, name: string) => ({
  __typename: 'Member',
  id,
  name,
  username: id,
  avatar: null,
  path: `/profile/${id}`,
});

/** A list without items. */
export const empty = { items: [], last: true, nextCursor: null };
