import { expect, it } from '@jest/globals';
import { memoryKeyValue } from '../../src/key-value/memory-key-value.js';
import { adjustableClock } from '../../src/testing/adjustable-clock.js';
import { describeKeyValue } from '../contracts/key-value.contract.js';

describeKeyValue('memory', async () => {
  const clock = adjustableClock();
  const store = memoryKeyValue(clock);
  return {
    store,
    elapse: async (ms) => clock.advance(ms),
    empty: () => store.close(),
  };
});

it('a value and a window last their full time although the clock is set back by days', async () => {
  const clock = adjustableClock();
  const store = memoryKeyValue(clock);
  await store.set('value', '1', 60_000);
  await store.increment('count', 5, 60_000);
  clock.advance(-72 * 3_600_000);
  expect((await store.increment('count', 1, 60_000)).resetMs).toBeLessThanOrEqual(60_000);
  expect(await store.get('value')).toBe('1');
  clock.advance(60_001);
  expect(await store.get('value')).toBeUndefined();
  expect((await store.increment('count', 1, 60_000)).value).toBe(1);
});
