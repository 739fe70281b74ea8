import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { serverClock } from '../../../lib/server-clock.js';
import type { LinkedPlayer } from '../player-link.js';
import { positionAt, type RoomPlayback } from '../room-sync.js';
import { useRoomSync } from './use-room-sync.js';

/** Browsers run the timers of a hidden tab once a second at most. */
const HIDDEN_MS = 1_000;
const START = 1_800_000_000_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  serverClock.connect(undefined);
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A player whose clock runs a little fast; `late` seconds behind the room at first. */
const playerAt = (
  position: number,
  { fast = 1.002, ready = true, firstMs = 0, loadMs = [] as number[] } = {},
) => {
  let [at, now, rate, paused] = [performance.now(), position, 1, false];
  let seeks = 0;
  let readyAt = performance.now() + firstMs;
  const settle = () => {
    // While it loads, it stands at the position of its seek.
    at = Math.min(performance.now(), Math.max(at, readyAt));
    if (!paused) now += ((performance.now() - at) / 1_000) * rate * fast;
    at = performance.now();
  };
  const player: LinkedPlayer = {
    async play() {
      settle();
      paused = false;
      return true;
    },
    pause() {
      settle();
      paused = true;
    },
    seek(to) {
      settle();
      now = to;
      readyAt = performance.now() + (loadMs[seeks] ?? 0);
      seeks += 1;
    },
    setRate(next) {
      settle();
      rate = next;
    },
    state() {
      settle();
      const phase = paused ? 'paused' : 'playing';
      const hasData = ready && performance.now() >= readyAt;
      return { phase, position: now, duration: 3_600, rate, ready: hasData, sourceHash: 'kaynak' };
    },
  };
  return { player, seeks: () => seeks };
};

const roomAt = (over: Partial<RoomPlayback> = {}): RoomPlayback => ({
  episodeId: 'e1',
  positionMs: 60_000,
  effectiveMs: START,
  rate: 1,
  playing: true,
  ...over,
});

/** The clock gets a sample. */
const sample = () => {
  serverClock.connect((payload) => serverClock.take({ ...payload, serverMs: START }));
  serverClock.ping();
};

const follow = (player: LinkedPlayer, hasClock = true) => {
  serverClock.seed(START);
  if (hasClock) sample();
  const sources: string[] = [];
  const { result, rerender } = renderHook(
    ({ playback }) =>
      useRoomSync({
        playback,
        inLobby: false,
        mayCommand: () => true,
        onCommand: () => undefined,
        onEnd: () => undefined,
        onSource: (hash) => sources.push(hash),
      }),
    { initialProps: { playback: roomAt() } },
  );
  result.current.link.attach(player);
  return { report: () => result.current.report(), change: rerender, sources };
};

/** The tab is hidden, as behind another one or during picture-in-picture. */
const hide = () => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  const inTime = globalThis.setInterval;
  jest
    .spyOn(globalThis, 'setInterval')
    .mockImplementation(((work: () => void, ms = 0) => inTime(work, Math.max(ms, HIDDEN_MS))) as never);
};

const offsetOf = (player: LinkedPlayer, playback: RoomPlayback) =>
  Math.abs(player.state().position * 1_000 - positionAt(playback, serverClock.now()!));

test('a hidden tab, also with picture-in-picture, keeps the room’s position by the rate alone, and follows commands', async () => {
  hide();
  const { player, seeks } = playerAt(59.8);
  const { change, report } = follow(player);
  await pass(30_000);
  expect(offsetOf(player, roomAt())).toBeLessThan(60);
  expect(seeks()).toBe(0);
  expect(report().activity).toBe('PLAYING');
  // A seek of the host takes effect for the hidden member too, within one turn of its timers.
  const moved = roomAt({ positionMs: 600_000, effectiveMs: serverClock.now()! + 250 });
  change({ playback: moved });
  await pass(250 + HIDDEN_MS);
  expect(offsetOf(player, moved)).toBeLessThan(60);
  const paused = roomAt({ positionMs: 700_000, effectiveMs: serverClock.now()!, playing: false });
  change({ playback: paused });
  await pass(2 * HIDDEN_MS);
  expect(player.state().phase).toBe('paused');
  expect(offsetOf(player, paused)).toBeLessThan(100);
});

test('the opened source is told once, and a pause without data reports that the member catches up', async () => {
  const { player } = playerAt(60, { ready: false });
  const { change, report, sources } = follow(player);
  await pass(1_000);
  expect(sources).toEqual(['kaynak']);
  change({ playback: roomAt({ positionMs: 61_000, effectiveMs: serverClock.now()!, playing: false }) });
  await pass(1_000);
  expect(report().activity).toBe('CATCHING_UP');
});

test('a player that begins loads its first segment undisturbed, and then is with the room at once', async () => {
  const { player, seeks } = playerAt(59.2, { firstMs: 1_200, loadMs: [40] });
  follow(player);
  await pass(1_150);
  expect(seeks()).toBe(0);
  await pass(400);
  expect(seeks()).toBe(1);
  expect(offsetOf(player, roomAt())).toBeLessThan(150);
});

test('a player that is with the room by a rough clock seeks again when the first sample tells otherwise', async () => {
  const { player, seeks } = playerAt(60);
  follow(player, false);
  await pass(1_000);
  expect(seeks()).toBe(0);
  // The answer was on its way for 600 ms more than the page knew.
  serverClock.connect((payload) => serverClock.take({ ...payload, serverMs: START + 1_600 }));
  serverClock.ping();
  await pass(300);
  expect(seeks()).toBe(1);
  expect(offsetOf(player, roomAt())).toBeLessThan(150);
});

test('a player whose first seek waited for its data seeks once more, and then is with the room; later ones wait for ten seconds', async () => {
  const { player, seeks } = playerAt(50, { loadMs: [800, 60, 800] });
  const { change } = follow(player);
  await pass(600);
  expect(seeks()).toBe(1);
  await pass(700);
  expect(seeks()).toBe(2);
  await pass(200);
  expect(offsetOf(player, roomAt())).toBeLessThan(150);
  // The host seeks, and that data is late too. The player has used its extra seek, so from now on the rate corrects.
  const moved = roomAt({ positionMs: 600_000, effectiveMs: serverClock.now()! });
  change({ playback: moved });
  await pass(4_000);
  expect(seeks()).toBe(3);
});
