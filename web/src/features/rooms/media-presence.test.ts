import { beforeEach, expect, test } from '@jest/globals';
import { dropDrafts, keepDraft } from '../../lib/drafts.js';
import { createMediaPresence } from './media-presence.js';

beforeEach(() => sessionStorage.clear());

/** Plays from one second to another, with a report every ten seconds; returns the last answer. */
const play = (presence: ReturnType<typeof createMediaPresence>, from: number, to: number, clock = from) => {
  let counts = false;
  for (let at = from; at <= to; at += 10) counts = presence.at(at, (clock + at - from) * 1_000);
  return counts;
};

test('a member who was there from the beginning is counted at every position', () => {
  const presence = createMediaPresence('e1', 0);
  expect(presence.at(0, 0)).toBe(true);
  expect(play(presence, 0, 1_200)).toBe(true);
});

test.each([
  [200, true],
  [260, false],
])('a member who came at %i s of 1200 s is counted at the end: %p', (from, counts) => {
  expect(play(createMediaPresence('e1', 0), from, 1_200)).toBe(counts);
});

test('parts that the member watched before count', () => {
  expect(play(createMediaPresence('e1', 600), 600, 1_200)).toBe(true);
});

test('a skipped part does not count as watched, and a part that is watched twice counts once', () => {
  const presence = createMediaPresence('e1', 0);
  play(presence, 0, 300);
  expect(presence.at(1_000, 301_000)).toBe(false);
  sessionStorage.clear();
  expect(play(createMediaPresence('e1', 0), 900, 1_200)).toBe(false);
  sessionStorage.clear();
  const again = createMediaPresence('e1', 0);
  play(again, 600, 900, 0);
  play(again, 600, 900, 400);
  expect(play(again, 600, 900, 800)).toBe(false);
});

test('a reload in the middle of the episode loses nothing of what the member has watched, and another episode gets nothing', () => {
  play(createMediaPresence('e1', 0), 100, 700);
  // The second half alone would not be enough, so this passes only with the parts before the reload.
  expect(play(createMediaPresence('e1', 0), 700, 1_200)).toBe(true);
  expect(play(createMediaPresence('e2', 0), 700, 1_200)).toBe(false);
});

test('after a sign-out, and from a storage with other contents, nothing is taken over', () => {
  play(createMediaPresence('e1', 0), 100, 700);
  dropDrafts();
  expect(play(createMediaPresence('e1', 0), 700, 1_200)).toBe(false);
  for (const kept of ['{', '{"a":1}', '[[5,"x"],[9,1],null]']) {
    keepDraft('odada:e3', kept);
    expect(play(createMediaPresence('e3', 0), 700, 1_200)).toBe(false);
  }
});
