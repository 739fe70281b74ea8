import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { serverClock } from '../../../lib/server-clock.js';
import type { LinkedPlayer } from '../player-link.js';
import type { RoomPlayback } from '../room-sync.js';
import { type OwnCommand, type RoomSync, useRoomSync } from './use-room-sync.js';

const SERVER_MS = 1_700_000_000_000;
const playing: RoomPlayback = {
  episodeId: 'e1',
  positionMs: 60_000,
  effectiveMs: SERVER_MS,
  rate: 1,
  playing: true,
};

let elapsed: number;
let sync: RoomSync;
let commands: OwnCommand[];

beforeEach(() => {
  jest.useFakeTimers();
  elapsed = 0;
  commands = [];
  serverClock.seed(SERVER_MS);
});
afterEach(() => void jest.useRealTimers());

function Room({ playback }: { playback: RoomPlayback }) {
  sync = useRoomSync({
    playback,
    inLobby: false,
    mayCommand: () => true,
    onCommand: (command) => void commands.push(command),
    onEnd: () => undefined,
    onSource: () => undefined,
  });
  return null;
}

/** A fake player in step with the room. */
const aPlayer = () => {
  const began = performance.now();
  const pausedAt: number[] = [];
  const player: LinkedPlayer = {
    play: () => Promise.resolve(true),
    pause: () => void pausedAt.push(performance.now() - began),
    seek: () => undefined,
    setRate: () => undefined,
    state: () => ({
      phase: pausedAt.length > 0 ? 'paused' : 'playing',
      position: 60 + (performance.now() - began) / 1_000,
      duration: 300,
      rate: 1,
      ready: true,
      sourceHash: 'kaynak',
    }),
  };
  return { player, pausedAt };
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a command takes effect at its moment, not at the next tick', async () => {
  const page = render(<Room playback={playing} />);
  const { player, pausedAt } = aPlayer();
  sync.link.attach(player);
  await pass(1_000);
  elapsed = 1_000 + 337;
  page.rerender(
    <Room
      playback={{
        ...playing,
        positionMs: 60_000 + elapsed,
        effectiveMs: SERVER_MS + elapsed,
        playing: false,
      }}
    />,
  );
  await pass(336);
  expect(pausedAt).toEqual([]);
  await pass(2);
  expect(pausedAt).toHaveLength(1);
  expect(pausedAt[0]).toBeCloseTo(elapsed, -1);
});

test('a moment between two milliseconds does not wait for the next tick, and a late command takes effect at once', async () => {
  const page = render(<Room playback={playing} />);
  const { player, pausedAt } = aPlayer();
  sync.link.attach(player);
  await pass(1_000);
  const pausesAt = (ms: number) => (
    <Room playback={{ ...playing, positionMs: 60_000 + ms, effectiveMs: SERVER_MS + ms, playing: false }} />
  );
  page.rerender(pausesAt(1_010.6));
  await pass(12);
  expect(pausedAt).toHaveLength(1);
  page.rerender(<Room playback={{ ...playing, positionMs: 61_100, effectiveMs: SERVER_MS + 1_100 }} />);
  pausedAt.length = 0;
  await pass(150);
  page.rerender(pausesAt(1_105));
  expect(pausedAt).toHaveLength(1);
});

test('the first of several seeks is sent at once, then the last one alone', async () => {
  render(<Room playback={playing} />);
  sync.link.attach(aPlayer().player);
  for (const to of [70, 80, 90]) {
    expect(sync.link.onAction({ is: 'seek', to })).toBe(true);
    await pass(100);
  }
  expect(commands).toEqual([{ kind: 'SEEK', positionMs: 70_000 }]);
  await pass(300);
  expect(commands.slice(1)).toEqual([{ kind: 'SEEK', positionMs: 90_000 }]);
  sync.link.onAction({ is: 'seek', to: 100 });
  await pass(1_000);
  expect(commands.slice(2)).toEqual([{ kind: 'SEEK', positionMs: 100_000 }]);
});
