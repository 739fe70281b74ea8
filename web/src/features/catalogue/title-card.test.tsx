import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { TitleCardFragment } from '../../generated/types.js';
import { render } from '../../testing/render.js';
import { TitleCard } from './components/title-card.js';

const title: TitleCardFragment = {
  id: 't1',
  kind: 'SERIES',
  path: '/dizi/gece-vapuru',
  name: 'Gece Vapuru',
  year: 2026,
  ageMark: null,
  rating: null,
  poster: null,
  backdrop: null,
  addedAt: null,
  seasons: [{ number: 1, episodeCount: 8 }],
  genres: [],
};
const unfinished = {
  __typename: 'Position',
  id: 'p1',
  episodeId: 'e3',
  season: 1,
  number: 3,
  positionSeconds: 120,
  durationSeconds: 300,
  watched: false,
  measuredAt: '2026-11-20T20:00:00Z',
  episode: {
    __typename: 'Episode',
    id: 'e3',
    name: 'Üç',
    image: null,
    path: '/dizi/gece-vapuru/1-sezon/3-bolum',
  },
  title: {
    __typename: 'Title',
    id: 't1',
    name: 'Gece Vapuru',
    path: '/dizi/gece-vapuru',
    kind: 'SERIES',
    backdrop: null,
  },
};
const play = () => screen.getByRole('link', { name: /^Gece Vapuru: / }).getAttribute('href');

test("a card's play begins a title, and goes on where the member left off", async () => {
  render(<TitleCard title={title} />);
  expect(play()).toBe('/dizi/gece-vapuru/1-sezon/1-bolum');
  document.body.replaceChildren();
  const member = { id: 'm', username: 'deniz', name: 'Deniz' };
  render(<TitleCard title={title} />, {
    viewer: { state: 'member', member },
    gateway: () => ({
      data: {
        continueWatching: { __typename: 'ContinueWatching', items: [unfinished], count: 1, last: true },
      },
    }),
  });
  await waitFor(() => expect(play()).toBe('/dizi/gece-vapuru/1-sezon/3-bolum'));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
});
