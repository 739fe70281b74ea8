import type { Answered } from '../../../testing/answered.js';
import type { FlowPost } from '../post.js';

export const me = { state: 'member', member: { id: 'm1', username: 'ada', name: 'Ada' } } as const;

const author = {
  __typename: 'Member',
  id: 'm2',
  username: 'deniz',
  name: 'Deniz',
  avatar: null,
  path: '/profile/deniz',
};

/** A post as in the gateway's answer, by default of another member. */
export const postOf = (id: string, more: Partial<FlowPost> = {}): Answered<'Post', FlowPost> => ({
  __typename: 'Post',
  id,
  path: `/gonderi/${id}`,
  author,
  body: `Metin ${id}`,
  spoiler: { __typename: 'Spoiler', kind: 'NONE', season: null, number: null } as FlowPost['spoiler'],
  covered: false,
  title: null,
  episode: null,
  mentions: [],
  postedAt: '2026-11-20T12:00:00.000Z',
  edited: false,
  version: 1,
  poll: null,
  photos: [],
  clapCount: 0,
  ownClaps: 0,
  commentCount: 0,
  reactions: [],
  ownReaction: null,
  group: null,
  mayEdit: false,
  mayDelete: false,
  ...more,
});

export const pollOf = (
  more: Partial<NonNullable<FlowPost['poll']>> = {},
): Answered<'Poll', NonNullable<FlowPost['poll']>> => ({
  __typename: 'Poll',
  question: 'Hangisi?',
  endsAt: null,
  ended: false,
  ownAnswer: null,
  answers: ['Çay', 'Kahve'].map((text) => ({ __typename: 'PollAnswer', text, count: 0 })),
  resultsHidden: true,
  voteCount: 0,
  ...more,
});

export const listOf = (items: readonly FlowPost[], nextCursor: string | null = null) => ({
  __typename: 'PostList',
  items,
  last: nextCursor === null,
  nextCursor,
});
