import { expect, test } from '@jest/globals';
import { confetti, opacityAt } from './confetti.js';

test('is whole until 3.3 s and gone at 4.5 s', () => {
  expect([0, 3_299, 3_300, 3_900, 4_500, 9_000].map(opacityAt)).toEqual([1, 1, 1, 0.5, 0, 0]);
});

test('there is none for who wants less motion', async () => {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query: string) => ({ ...matchMedia(query), matches: query.includes('reduce') });
  await confetti(new AbortController().signal);
  expect(document.querySelector('canvas')).toBeNull();
  globalThis.matchMedia = matchMedia;
});
