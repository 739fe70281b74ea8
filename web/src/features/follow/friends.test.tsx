import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Viewer } from '../../lib/viewer.js';
import { type Gateway, render } from '../../testing/render.js';
import { FriendList } from './follow-list.js';
import { FollowSuggestions } from './suggestions.js';

const viewer: Viewer = { state: 'member', member: { id: 'm1', username: 'ada', name: 'Ada' } };
const memberOf = (id: string, name: string, relationship: object = {}) => ({
  __typename: 'Member',
  id,
  name,
  username: id,
  avatar: null,
  path: `/profile/${id}`,
  relationship: {
    __typename: 'Relationship',
    id,
    state: 'FOLLOWING',
    followsViewer: true,
    followerCount: 1,
    followedCount: 1,
    ...relationship,
  },
});
const pageOf = (items: object[], nextCursor: string | null = null) => ({
  data: {
    friends: { __typename: 'MemberList', items, count: items.length, last: nextCursor === null, nextCursor },
  },
});

test('the tab of friends goes on with the next page', async () => {
  const { user } = render(<FriendList />, {
    viewer,
    gateway: (_, { cursor }) =>
      cursor === 'c1' ? pageOf([memberOf('m3', 'Ege')]) : pageOf([memberOf('m2', 'Deniz')], 'c1'),
  });
  await screen.findByRole('link', { name: 'Deniz' });
  screen.getByText(/Seni takip ediyor/);
  await user.click(screen.getByRole('button', { name: 'Daha fazla göster' }));
  await screen.findByRole('link', { name: 'Ege' });
  screen.getByRole('link', { name: 'Deniz' });
  expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();
});

test('a member without friends reads how to get some', async () => {
  render(<FriendList />, { viewer, gateway: () => pageOf([]) });
  await screen.findByText(/^Henüz arkadaşın yok/);
});

test('friends that fail to load offer a retry', async () => {
  let fails = true;
  const gateway: Gateway = () => {
    if (fails) throw new Error('no network');
    return pageOf([memberOf('m2', 'Deniz')]);
  };
  const { user } = render(<FriendList />, { viewer, gateway });
  await screen.findByText('Liste şu an gelmedi.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await screen.findByRole('link', { name: 'Deniz' });
});

const suggestions: Gateway = (name) => {
  if (name === 'SetFollow')
    return {
      data: {
        setFollow: {
          __typename: 'FollowPayload',
          relationship: memberOf('m4', 'Can', { state: 'FOLLOWING', followsViewer: false }).relationship,
        },
      },
    };
  return {
    data: {
      followSuggestions: [
        {
          __typename: 'FollowSuggestion',
          member: memberOf('m4', 'Can', { state: 'NONE', followsViewer: false }),
          reason: '3 ortak yapım',
        },
      ],
    },
  };
};

test('the rail of the feed says why to follow somebody, and follows them', async () => {
  const { user } = render(<FollowSuggestions />, { viewer, gateway: suggestions });
  const rail = await screen.findByRole('region', { name: 'Kimi takip etsen?' });
  const reason = within(rail).getByText('3 ortak yapım');
  // A longer reason is cut after two lines; the title attribute has it whole.
  expect([reason.title, reason.className]).toEqual([
    '3 ortak yapım',
    expect.stringContaining('line-clamp-2'),
  ]);
  await user.click(within(rail).getByRole('button', { name: /Takip et/ }));
  await waitFor(() => within(rail).getByRole('button', { name: /Takip ediliyor/ }));
});

test('the rail of the feed is empty for visitors, without suggestions and after a failure', async () => {
  let asked = 0;
  const gateway: Gateway = () => {
    asked += 1;
    if (asked > 1) throw new Error('no network');
    return { data: { followSuggestions: [] } };
  };
  render(<FollowSuggestions />, { gateway });
  expect(asked).toBe(0);
  for (const times of [1, 2]) {
    const { unmount } = render(<FollowSuggestions />, { viewer, gateway });
    await waitFor(() => expect(asked).toBe(times));
    expect(screen.queryByRole('region')).toBeNull();
    unmount();
  }
});
