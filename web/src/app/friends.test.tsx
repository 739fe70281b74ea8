import { useApolloClient } from '@apollo/client/react';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { pollFriends } from '../features/follow/poll-friends.js';
import { useFriends } from '../features/follow/use-friends.js';
import UserMenu from '../features/shell/components/user-menu.js';
import type { Viewer } from '../lib/viewer.js';
import { type Gateway, render } from '../testing/render.js';

const member = { id: 'm1', username: 'ada', name: 'Ada', path: '/profile/ada' };
const viewer: Viewer = { state: 'member', member };

const Page = () => {
  const client = useApolloClient();
  return (
    <>
      <UserMenu member={member} onSignOut={() => undefined} useFriends={useFriends} />
      <button type="button" aria-label="poll" onClick={() => pollFriends(client)} />
    </>
  );
};

test('N-09: each poll updates the friends in the user menu and their number', async () => {
  const names = ['Deniz'];
  const gateway: Gateway = () => ({
    data: {
      friendsNow: {
        __typename: 'FriendsNow',
        count: names.length,
        items: names.map((name) => ({ __typename: 'Member', id: name, name, path: `/profile/${name}` })),
      },
    },
  });
  render(<Page />, { gateway, viewer });
  await screen.findByRole('menuitem', { name: 'Arkadaşlar (1)' });
  names.unshift('Ege');
  screen.getByLabelText('poll').click();
  await screen.findByRole('menuitem', { name: 'Arkadaşlar (2)' });
  expect(screen.getByRole('menuitem', { name: 'Ege' }).getAttribute('href')).toBe('/profile/Ege');
});
