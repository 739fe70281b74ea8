import { expect, it, jest } from '@jest/globals';
import { memoryLiveChannel } from '@seyir/kit/stateless';
import { adjustableClock } from '@seyir/kit/testing/stateless';
import { liveReads } from './live-reads.js';

it('polls while no wakes arrive, and not otherwise', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const live = memoryLiveChannel();
  let reads = 0;
  const changes = liveReads({ live, clock: adjustableClock(), subject: 'x' }, async () => (reads += 1));
  try {
    const first = changes.next();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reads).toBe(0);
    Object.assign(live, { connected: false });
    await jest.advanceTimersByTimeAsync(12_500);
    expect(await first).toEqual({ done: false, value: 1 });
  } finally {
    await changes.return?.();
    jest.useRealTimers();
  }
});
