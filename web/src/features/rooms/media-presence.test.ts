import { expect, test } from '@jest/globals';
import { createMediaPresence } from './media-presence.js';

/** Plays from one second to another, with a report every ten seconds; returns the last answer. */
const play = (presence: ReturnType<typeof createMediaPresence>, from: number, to: number, clock = from) => {
  let counts = false;
  for (let at = from; at <= to; at += 10) counts = presence.at(at, (clock + at - from) * 1_000);
  return counts;
};

test('a member who was there from the beginning is counted at every position', () => {
  const presence = createMediaPresence(0);
  expect(presence.at(0, 0)).toBe(true);
  expect(play(presence, 0, 1_200)).toBe(true);
});

test.each([
  [200, true],
  [260, false],
])('a member who came at %i s of 1200 s is counted at the end: %p', (from, counts) => {
  expect(play(createMediaPresence(0), from, 1_200)).toBe(counts);
});

test('what the member had watched before counts', () => {
  expect(play(createMediaPresence(600), 600, 1_200)).toBe(true);
});

test('a leap forward is not watched, and what is watched twice counts once', () => {
  const presence = createMediaPresence(0);
  play(presence, 0, 300);
  expect(presence.at(1_000, 301_000)).toBe(false);
  expect(play(createMediaPresence(0), 900, 1_200)).toBe(false);
  const again = createMediaPresence(0);
  play(again, 600, 900, 0);
  play(again, 600, 900, 400);
  expect(play(again, 600, 900, 800)).toBe(false);
});
