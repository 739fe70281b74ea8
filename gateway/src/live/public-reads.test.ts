import { describe, expect, it } from '@jest/globals';
import { memoryLiveChannel } from '@seyir/kit/stateless';
import { adjustableClock, eventually } from '@seyir/kit/testing/stateless';
import { changedIds, TargetKind, wakes, withdrawnIds } from '@seyir/proto';
import { createPageReading } from './page-reading.js';
import { createPublicReads } from './public-reads.js';
import { createWatch } from './watch.js';

it('keeps a limited number of bytes, for any number of answers', async () => {
  const clock = adjustableClock();
  const held = new Set<string>();
  const pages = createPageReading();
  const watch = {
    mark: () => 0,
    isChanged: () => false,
    isWithdrawn: () => false,
    isSubscribed: () => true,
    isSubscribedSince: () => true,
    subscribing: () => undefined,
    change: () => undefined,
    hold(subject: string) {
      held.add(subject);
      return () => held.delete(subject);
    },
    close: () => Promise.resolve(),
  };
  const reads = createPublicReads({
    clock,
    watch,
    pages,
    freshMs: 60_000,
    staleMs: 60_000,
    max: 5_000,
    maxBytes: 100_000,
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

describe('a cached answer', () => {
  const start = (options: { readonly behindMs?: number } = {}) => {
    const clock = adjustableClock();
    const live = memoryLiveChannel();
    const watch = createWatch(live, clock, (error) => {
      throw error;
    });
    const pages = createPageReading();
    const reads = createPublicReads({
      clock,
      watch,
      pages,
      freshMs: 60_000,
      staleMs: 3_600_000,
      max: 100,
      maxBytes: 100_000,
      ...options,
    });
    const state = { value: 'old', loads: 0, answered: Promise.resolve() };
    const get = (subject: string) =>
      reads.get('key', subject, async () => {
        state.loads += 1;
        const { value } = state;
        await state.answered;
        return value;
      });
    const wake = async (subject: string, hint?: string) => {
      live.wake(subject, hint);
      await new Promise(setImmediate);
    };
    return { clock, get, state, wake, pages };
  };
  const thread = wakes.thread(TargetKind.EPISODE, 'episode-1');

  it('of the catalogue is returned once more after a change, and renewed in the background', async () => {
    const { get, state, wake } = start();
    await get(wakes.catalogue);
    state.value = 'new';
    await wake(wakes.catalogue, changedIds(['t1']));
    expect(await get(wakes.catalogue)).toBe('old');
    await eventually(async () => (await get(wakes.catalogue)) === 'new');
    expect(state.loads).toBe(2);
  });

  it('is not returned if its content was withdrawn, nor for the rendering of a page', async () => {
    const { get, state, wake, pages } = start();
    await get(wakes.catalogue);
    state.value = 'new';
    await wake(wakes.catalogue, withdrawnIds(['t1']));
    expect(await get(wakes.catalogue)).toBe('new');
    state.value = 'newer';
    await wake(wakes.catalogue, changedIds(['t1']));
    expect(await pages.run(new Map(), () => get(wakes.catalogue))).toBe('newer');
  });

  it('of a thread is not returned after a change, because its readers ask after the wake', async () => {
    const { get, state, wake } = start();
    await get(thread);
    state.value = 'new';
    await wake(thread);
    expect(await get(thread)).toBe('new');
  });

  it('is not shared with readers who got a wake after its read began', async () => {
    const { get, state, wake } = start();
    const held = Promise.withResolvers<void>();
    state.answered = held.promise;
    const before = get(thread);
    // The read begins when the wakes of the thread arrive.
    await eventually(() => Promise.resolve(state.loads === 1));
    state.value = 'new';
    await wake(thread);
    const after = get(thread);
    held.resolve();
    expect([await before, await after]).toEqual(['old', 'new']);
  });

  it('is returned for 60 s after its fresh time, and then only after a check', async () => {
    const { get, state, clock } = start();
    await get(thread);
    state.value = 'new';
    clock.advance(119_000);
    expect(await get(thread)).toBe('old');
    await eventually(async () => (await get(thread)) === 'new');
    state.value = 'newer';
    clock.advance(121_000);
    expect(await get(thread)).toBe('newer');
  });

  it('is not returned past its fresh time if the cache does not allow it', async () => {
    const { get, state, clock } = start({ behindMs: 0 });
    await get(thread);
    state.value = 'new';
    clock.advance(58_000);
    expect(await get(thread)).toBe('old');
    clock.advance(3_000);
    expect(await get(thread)).toBe('new');
  });
});
