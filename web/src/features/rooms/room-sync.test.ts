import { describe, expect, test } from '@jest/globals';
import { momentOf, positionAt, syncStep, type RoomPlayback } from './room-sync.js';

const state: RoomPlayback = {
  episodeId: 'e1',
  positionMs: 60_000,
  effectiveMs: 10_000,
  rate: 1,
  playing: true,
};

describe('where the room is', () => {
  test('a playing room moves with the server’s clock and its rate, a paused one stays', () => {
    expect(positionAt({ ...state, rate: 1.5 }, 12_000)).toBe(63_000);
    expect(positionAt(state, 9_000)).toBe(60_000);
    expect(positionAt({ ...state, playing: false }, 99_000)).toBe(60_000);
  });

  test('until a command takes effect, the state before it goes on', () => {
    const paused = { ...state, positionMs: 62_250, effectiveMs: 12_250, playing: false };
    expect(momentOf(paused, state, 12_100)).toEqual({ positionMs: 62_100, rate: 1, playing: true });
    expect(momentOf(paused, state, 12_250)).toEqual({ positionMs: 62_250, rate: 1, playing: false });
    // A member who joins late knows no previous state, and another episode has none.
    expect(momentOf(paused, undefined, 12_100).playing).toBe(false);
    const next = { ...state, episodeId: 'e2', positionMs: 0, effectiveMs: 12_250 };
    expect(momentOf(next, state, 12_100)).toEqual({ positionMs: 0, rate: 1, playing: true });
  });
});

describe('the correction of a player', () => {
  const moment = { positionMs: 60_000, rate: 1, playing: true };
  const at = (offset: number, more = {}) =>
    syncStep({ moment, playerMs: 60_000 + offset, paused: false, sinceSeekMs: 60_000, ...more });

  test.each([0, 39, -39])('is none at %i ms', (offset) => {
    expect(at(offset)).toEqual({ rate: 1, seekMs: undefined, play: false, pause: false, offsetMs: offset });
  });

  test.each([
    [100, 0.975],
    [-100, 1.025],
    [999, 0.95],
    [-1_000, 1.05],
  ])('at %i ms is a rate of %f', (offset, rate) => {
    expect(at(offset)).toMatchObject({ rate, seekMs: undefined });
  });

  test('beyond a second is a seek, at most once in 10 s', () => {
    expect(at(1_001).seekMs).toBe(60_000);
    expect(at(-30_000).seekMs).toBe(60_000);
    expect(at(-30_000, { sinceSeekMs: 9_999 })).toMatchObject({ seekMs: undefined, rate: 1.05 });
  });

  test('a player that begins seeks beyond what is shown as catching up', () => {
    expect(at(-251, { begins: true }).seekMs).toBe(60_000);
    expect(at(-250, { begins: true }).seekMs).toBeUndefined();
    expect(at(-251).seekMs).toBeUndefined();
  });

  test('a paused player starts at the room’s position, or waits for it if it is a little ahead', () => {
    expect(at(-300, { paused: true })).toMatchObject({ seekMs: 60_000, play: true });
    expect(at(-99, { paused: true })).toMatchObject({ seekMs: undefined, play: true });
    expect(at(700, { paused: true })).toMatchObject({ seekMs: undefined, play: false, pause: false });
    expect(at(1_001, { paused: true })).toMatchObject({ seekMs: 60_000, play: true });
  });

  test('keeps the room’s own rate', () => {
    const fast = syncStep({
      moment: { ...moment, rate: 1.5 },
      playerMs: 60_100,
      paused: false,
      sinceSeekMs: 60_000,
    });
    expect(fast.rate).toBeCloseTo(1.5 * 0.975, 6);
  });

  test('starts a paused player, and stops one in a paused room at the same picture', () => {
    expect(at(0, { paused: true }).play).toBe(true);
    const still = { ...moment, playing: false };
    expect(syncStep({ moment: still, playerMs: 60_050, paused: false, sinceSeekMs: 0 })).toMatchObject({
      pause: true,
      seekMs: undefined,
    });
    expect(syncStep({ moment: still, playerMs: 60_700, paused: true, sinceSeekMs: 0 }).seekMs).toBe(60_000);
  });
});
