import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { titleOf } from '../../../../testing/programme.js';
import { type Gateway, render } from '../../../../testing/render.js';
import BecauseRow from './because-row.js';

/** Nothing comes near: the row lies below the first view. */
const real = globalThis.IntersectionObserver;
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = real;
});

const member = { state: 'member', member: { id: 'm', username: 'deniz', name: 'Deniz' } } as const;
const seen = {
  __typename: 'Title',
  id: 't1',
  name: 'Gece Vapuru',
  path: '/dizi/gece-vapuru',
  kind: 'SERIES',
  poster: null,
  backdrop: null,
};
const position = {
  __typename: 'Position',
  id: 'p1',
  episodeId: 'e1',
  season: 1,
  number: 1,
  positionSeconds: 100,
  durationSeconds: 300,
  watched: false,
  measuredAt: '2026-11-20T20:00:00Z',
  episode: null,
  title: seen,
};
const watched = {
  __typename: 'WatchedEpisode',
  id: 'w1',
  watchedAt: '2026-11-20T20:00:00Z',
  episode: {
    __typename: 'Episode',
    id: 'e1',
    season: 1,
    number: 1,
    name: '',
    durationSeconds: 300,
    releasedAt: null,
    image: null,
    path: null,
    title: seen,
  },
};

const gatewayOf =
  (begun: object[], ended: object[]): Gateway =>
  (name, variables) => {
    if (name === 'ContinueWatching')
      return {
        data: { continueWatching: { __typename: 'PositionList', items: begun, count: 1, last: true } },
      };
    if (name === 'LastWatched') {
      const lastWatched = {
        __typename: 'WatchedEpisodeList',
        items: ended,
        count: 1,
        last: true,
        nextCursor: null,
      };
      return { data: { lastWatched } };
    }
    if (name === 'LibraryOverlay')
      return { data: { library: { __typename: 'Library', titles: [], episodes: [], seasons: [] } } };
    expect(variables).toEqual({ kind: 'SERIES', slug: 'gece-vapuru' });
    const similar = [titleOf('t1', { name: 'Gece Vapuru' }), titleOf('t2', { name: 'Dalga' })];
    return { data: { title: { __typename: 'Title', id: 't1', similar } } };
  };

test.each([
  ['begun', [position], []],
  ['finished', [], [watched]],
])('a row of similar titles names the title that the member has %s', async (_, begun, ended) => {
  render(<BecauseRow />, { viewer: member, gateway: gatewayOf(begun, ended) });
  await screen.findByRole('heading', { name: 'Gece Vapuru izlediğin için' });
  expect((await screen.findAllByRole('article')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Dalga'),
  ]);
});

test('there is no such row for a member who has watched nothing, nor for a visitor', async () => {
  const asked: string[] = [];
  const nothing = gatewayOf([], []);
  const gateway: Gateway = (name, variables) => {
    asked.push(name);
    return nothing(name, variables);
  };
  render(<BecauseRow />, { gateway });
  const { container } = render(<BecauseRow />, { viewer: member, gateway });
  await waitFor(() => expect(asked).toEqual(['ContinueWatching', 'LastWatched']));
  expect(container.textContent).toBe('');
});
