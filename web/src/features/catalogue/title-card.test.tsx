import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TitleCardFragment } from '../../generated/types.js';
import { type Gateway, render } from '../../testing/render.js';
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
const play = async () => (await screen.findByRole('link', { name: /^Gece Vapuru: / })).getAttribute('href');
const details = {
  data: {
    title: {
      __typename: 'Title',
      id: 't1',
      description: 'Bir vapur her gece aynı iskeleden kalkar.',
      genres: [{ __typename: 'Genre', id: 'g1', name: 'Gizem' }],
      first: {
        __typename: 'EpisodeList',
        items: [{ __typename: 'Episode', id: 'e1', durationSeconds: 2520 }],
      },
    },
  },
};

test("a card's play begins a title, and goes on where the member left off", async () => {
  const visitor = render(<TitleCard title={title} />, { gateway: () => details });
  await visitor.user.tab();
  expect(await play()).toBe('/dizi/gece-vapuru/1-sezon/1-bolum');
  visitor.unmount();
  const member = { id: 'm', username: 'deniz', name: 'Deniz' };
  const { user } = render(<TitleCard title={title} />, {
    viewer: { state: 'member', member },
    gateway: (name) =>
      name === 'CardDetails'
        ? details
        : {
            data: {
              continueWatching: { __typename: 'ContinueWatching', items: [unfinished], count: 1, last: true },
            },
          },
  });
  await user.tab();
  await waitFor(async () => expect(await play()).toBe('/dizi/gece-vapuru/1-sezon/3-bolum'));
  for (const bar of screen.getAllByRole('progressbar')) expect(bar.getAttribute('aria-valuenow')).toBe('40');
});

test('facts and actions of a card load once somebody turns to it', async () => {
  const asked: string[] = [];
  const { user } = render(<TitleCard title={title} />, {
    gateway: (name, variables) => {
      asked.push(`${name} ${String(variables['slug'])}`);
      return details;
    },
  });
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(asked).toEqual([]);
  await user.hover(screen.getByRole('article'));
  expect(screen.queryByRole('toolbar')).toBeNull();
  await screen.findByText('Bir vapur her gece aynı iskeleden kalkar.', {}, { timeout: 5_000 });
  expect(screen.getByText('Gizem')).toBeTruthy();
  expect(screen.getByText('1 sezon · 8 bölüm · 42 dk')).toBeTruthy();
  expect(asked).toEqual(['CardDetails gece-vapuru']);
});

test('a card is one tab stop: the down arrow leads to its actions, Escape back to its link', async () => {
  const { user } = render(<TitleCard title={title} />, { gateway: () => details });
  const link = screen.getByRole('link', { name: 'Gece Vapuru' });
  await user.tab();
  expect(document.activeElement).toBe(link);
  await screen.findByRole('toolbar');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Gece Vapuru: İzle');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('İzleme listeme ekle');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(link);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

const scoring = (own: number | null) => {
  const given: unknown[] = [];
  const library = (score: number | null) => ({
    __typename: 'TitleLibrary',
    id: 't1',
    inWatchList: false,
    entryWatched: false,
    favourite: false,
    followed: false,
    followerCount: 0,
    score,
  });
  const gateway: Gateway = (name, variables) => {
    if (name === 'CardDetails') return details;
    if (name !== 'SetScore')
      return {
        data: {
          library: { __typename: 'Library', titles: [library(own)], episodes: [], seasons: [] },
          continueWatching: null,
        },
      };
    const { score } = (variables as { input: { score: number } }).input;
    given.push(score);
    const scored = { __typename: 'Title', id: 't1', rating: 8.4, scoreCount: 6 };
    return { data: { setScore: { __typename: 'SetScorePayload', library: library(score), title: scored } } };
  };
  const viewer = { state: 'member', member: { id: 'm', username: 'deniz', name: 'Deniz' } } as const;
  return { given, gateway, viewer };
};

test('a member scores a title on its card, once the pointer or the focus is on it', async () => {
  const { given, gateway, viewer } = scoring(7);
  const { user } = render(<TitleCard title={title} />, { viewer, gateway });
  expect(screen.queryByRole('button', { name: /Puan/ })).toBeNull();
  await user.hover(screen.getByRole('article'));
  await user.click(await screen.findByRole('button', { name: 'Puanım: 7' }, { timeout: 5_000 }));
  const panel = await screen.findByRole('dialog', { name: 'Kaç puan verirsin?' });
  expect(within(panel).getAllByRole('button', { name: /puan ver$/ })).toHaveLength(10);
  await user.click(within(panel).getByRole('button', { name: '9 puan ver' }));
  expect(await screen.findByRole('button', { name: 'Puanım: 9' })).toBeTruthy();
  await waitFor(() => expect(given).toEqual([9]));
});

test('the keyboard reaches the score of a card', async () => {
  const { gateway, viewer } = scoring(null);
  const { user } = render(<TitleCard title={title} />, { viewer, gateway });
  await user.tab();
  const star = await screen.findByRole('button', { name: 'Puanla' });
  await user.keyboard('{ArrowDown}');
  for (let press = 0; press < 6 && document.activeElement !== star; press += 1)
    await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(star);
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Kaç puan verirsin?' });
});

afterEach(() => void jest.useRealTimers());

test('a long press shows the actions of a card and opens no link; a touch elsewhere ends it', async () => {
  jest.useFakeTimers();
  render(<TitleCard title={title} />, { gateway: () => details });
  const card = screen.getByRole('article');
  // jsdom's own pointer events have no type.
  fireEvent(card, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'touch' }));
  // Its code has loaded before the time goes on.
  await act(() => import('../../components/ui/hold.js'));
  const touch = () => void fireEvent.touchStart(card);
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
  const isHeld = () => card.hasAttribute('data-held');
  touch();
  pass(399);
  expect(fireEvent.touchEnd(card)).toBe(true);
  pass(1_000);
  expect(isHeld()).toBe(false);
  touch();
  fireEvent.touchMove(card);
  pass(1_000);
  expect(isHeld()).toBe(false);
  touch();
  pass(400);
  expect(isHeld()).toBe(true);
  expect(fireEvent.contextMenu(card)).toBe(false);
  expect(fireEvent.touchEnd(card)).toBe(false);
  fireEvent.pointerDown(card);
  expect(isHeld()).toBe(true);
  // A short touch of the held card follows its link.
  touch();
  expect(fireEvent.touchEnd(card)).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(isHeld()).toBe(false);
});
