import { expect, it } from '@jest/globals';
import { adjustableClock } from '@seyir/kit/testing';
import { createPublicReads } from './public-reads.js';

it('keeps as many bytes as it may, however few or many answers that are', async () => {
  const clock = adjustableClock();
  const held = new Set<string>();
  const watch = {
    version: () => 0,
    hold(subject: string) {
      held.add(subject);
      return () => held.delete(subject);
    },
    close: () => Promise.resolve(),
  };
  const reads = createPublicReads({
    ...{ clock, watch, freshMs: 60_000, staleMs: 60_000 },
    ...{ max: 5_000, maxBytes: 100_000 },
  });
  let loaded = 0;
  const read = (key: string) =>
    reads.get(key, key, async () => {
      loaded += 1;
      return { items: [{ body: 'x'.repeat(5_000) }] };
    });
  for (let n = 0; n < 50; n += 1) await read(`a${n}`);
  expect(held.size).toBeLessThan(10);
  await read('a49');
  expect(loaded).toBe(50);
  await read('a0');
  expect(loaded).toBe(51);
});
