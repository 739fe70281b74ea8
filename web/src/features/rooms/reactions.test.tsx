import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactionKind } from '../../generated/types.js';
import { type Gateway, render } from '../../testing/render.js';
import { FloatingReactions } from '../reactions/floating-reactions.js';
import { createReactionFeed } from '../reactions/reaction-feed.js';
import Crowd from './components/crowd.js';
import { ReactionBar } from './components/reaction-bar.js';

let isStill = false;
beforeEach(() => {
  isStill = false;
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({ matches: isStill && query.includes('reduced-motion') }),
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const onPicture = () => screen.getByTestId('floating-reactions').textContent;

test('a press sends the reaction once, and a refused one says why', async () => {
  const sent: unknown[] = [];
  const told: ReactionKind[] = [];
  let isRefused = false;
  const gateway: Gateway = (_, variables) => {
    sent.push(variables);
    if (isRefused) throw new Error('no line');
    return { data: { reactInRoom: { __typename: 'RoomCodePayload', code: 'oda-1' } } };
  };
  const { user } = render(<ReactionBar code="oda-1" onReacted={(kind) => void told.push(kind)} />, {
    gateway,
  });
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  expect(screen.getByRole('group', { name: 'Sahneye tepki ver' })).toBeTruthy();
  await user.dblClick(screen.getByRole('button', { name: 'Komik' }));
  await waitFor(() => expect(told).toEqual(['FUNNY']));
  expect(sent).toEqual([{ code: 'oda-1', reaction: 'FUNNY' }]);
  isRefused = true;
  // Another reaction right after the first is meant.
  clock.mockReturnValue(1_100);
  await user.click(screen.getByRole('button', { name: 'Üzücü' }));
  expect(await screen.findAllByText('Tepkin kaydedilemedi.')).not.toEqual([]);
  expect(told).toEqual(['FUNNY']);
  jest.restoreAllMocks();
});

test('reactions rise over the picture, hidden from screen readers; with less motion none does', () => {
  const feed = createReactionFeed();
  render(<FloatingReactions feed={feed} />);
  act(() =>
    feed.emit([
      { reaction: 'FUNNY', count: 12 },
      { reaction: 'SAD', count: 1 },
    ]),
  );
  expect(onPicture()).toBe('😂12😢');
  expect(screen.getByTestId('floating-reactions').getAttribute('aria-hidden')).toBe('true');
  isStill = true;
  act(() => feed.emit([{ reaction: 'LIKE', count: 1 }]));
  expect(onPicture()).toBe('😂12😢');
});

test('the picture never holds more than eighteen of them', () => {
  const feed = createReactionFeed();
  render(<FloatingReactions feed={feed} />);
  act(() => {
    for (let n = 0; n < 40; n += 1) feed.emit([{ reaction: 'LIKE', count: 1 }]);
  });
  expect(screen.getByTestId('floating-reactions').childElementCount).toBe(18);
});

test('with the crowd, only seconds that were seen are asked for, and they appear in their order', async () => {
  jest.useFakeTimers();
  const asked: number[] = [];
  const gateway: Gateway = (_, { position }) => {
    asked.push(position as number);
    const second = (at: number, reaction: string) => ({
      __typename: 'CrowdSecond',
      second: at,
      reactions: [{ __typename: 'ReactionCount', reaction, count: 3 }],
    });
    // The last one is ahead of the viewer, and would be a fault of the server.
    return { data: { crowdReactions: [second(41, 'FUNNY'), second(43, 'SAD'), second(44, 'GREAT')] } };
  };
  let at: number | undefined = 40.2;
  render(<Crowd episodeId="e1" position={() => at} />, { gateway });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(1_000);
  expect(asked).toEqual([]);
  at = 43.4;
  await pass(600);
  expect(asked).toEqual([43]);
  expect(onPicture()).toBe('😂3');
  await pass(3_500);
  expect(onPicture()).toBe('😂3😢3');
  at = undefined;
  await pass(5_000);
  at = 500;
  await pass(1_000);
  expect(asked).toEqual([43]);
});
