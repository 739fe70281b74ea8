import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { RoomFieldsFragment } from '../../generated/types.js';
import { type Gateway, render } from '../../testing/render.js';
import { RoomsPage } from './components/rooms-page.js';
import { aRoom } from './testing.js';

const ada = { state: 'member', member: { id: 'ada', username: 'ada', name: 'Ada' } } as const;
const roomOf = (over: Partial<RoomFieldsFragment> = {}) => {
  const { host, episode, ...room } = aRoom({ visibility: 'PUBLIC', ...over });
  return {
    ...room,
    __typename: 'Room',
    host: { ...host, __typename: 'Member' },
    episode: { ...episode, __typename: 'Episode', title: { ...episode?.title, __typename: 'Title' } },
    playback: { ...room.playback, __typename: 'RoomPlayback' },
    live: { ...room.live, __typename: 'LiveTopic' },
  };
};
const own = roomOf();
const other = roomOf({ code: 'oda-2', path: '/oda/oda-2', title: 'Pazar kahvaltısı' });
const soon = roomOf({
  code: 'oda-3',
  path: '/oda/oda-3',
  title: 'Final akşamı',
  startsAt: '2030-01-01T18:00:00Z',
});

const gatewayOf =
  (mine: object[], open: object[]): Gateway =>
  (name) => ({
    data:
      name === 'OwnRooms'
        ? { ownRooms: { __typename: 'RoomList', items: mine, last: true, nextCursor: null } }
        : { rooms: open },
  });

test('a room of the viewer is not listed again among the public ones', async () => {
  render(<RoomsPage />, { viewer: ada, gateway: gatewayOf([own, soon], [own, other, soon]) });
  const mine = await screen.findByRole('region', { name: 'Odaların ve davetlerin' });
  within(mine).getByRole('link', { name: /Film gecesi/ });
  const open = screen.getByRole('region', { name: 'Açık odalar' });
  await within(open).findByRole('link', { name: /Pazar kahvaltısı/ });
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Film gecesi/ })).toHaveLength(1));
  expect(screen.getAllByRole('link', { name: /Final akşamı/ })).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Yakında başlayacak' })).toBeNull();
});

test('if the viewer is in all public rooms, there is no second list and no message that there are none', async () => {
  render(<RoomsPage />, { viewer: ada, gateway: gatewayOf([own], [own, soon]) });
  await screen.findByRole('region', { name: 'Yakında başlayacak' });
  await screen.findByRole('region', { name: 'Odaların ve davetlerin' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Açık odalar' })).toBeNull());
  expect(screen.queryByText('Şu an açık oda yok')).toBeNull();
});

test('a visitor sees every public room', async () => {
  render(<RoomsPage />, { gateway: gatewayOf([], [own, other]) });
  await screen.findByRole('link', { name: /Film gecesi/ });
  screen.getByRole('link', { name: /Pazar kahvaltısı/ });
});

test('further rooms of the viewer that do not come are offered again', async () => {
  let reads = 0;
  const gateway: Gateway = (name, variables) => {
    if (name !== 'OwnRooms') return { data: { rooms: [] } };
    const page = (items: object[], nextCursor: string | null) => ({
      data: { ownRooms: { __typename: 'RoomList', items, last: nextCursor === null, nextCursor } },
    });
    if (!variables['cursor']) return page([own], 'sonra');
    reads += 1;
    return reads === 1 ? { errors: [{ message: 'Sonra dene.' }] } : page([other], null);
  };
  const { user } = render(<RoomsPage />, { viewer: ada, gateway });
  await user.click(await screen.findByRole('button', { name: 'Daha fazla göster' }));
  await user.click(await screen.findByRole('button', { name: 'Gelmedi, yeniden dene' }));
  await screen.findByRole('link', { name: /Pazar kahvaltısı/ });
  expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();
});
