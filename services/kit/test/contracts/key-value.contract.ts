import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { KeyValue } from '../../src/ports/key-value.js';

/** Long enough that a busy machine can check before the expiry. */
const SHORT_MS = 1_000;
const WINDOW_MS = 1_500;

export interface KeyValueUnderTest {
  readonly store: KeyValue;
  /** Resolves when this much of the store's time has passed. */
  elapse(ms: number): Promise<void>;
  /** Deletes all data, as may happen at any moment. */
  empty(): Promise<void>;
}

/** The contract of every KeyValue. */
export function describeKeyValue(name: string, factory: () => Promise<KeyValueUnderTest>): void {
  describe(`KeyValue: ${name}`, () => {
    let under: KeyValueUnderTest;
    let store: KeyValue;
    let key: string;

    beforeEach(async () => {
      under = await factory();
      store = under.store;
      key = `ключ ${randomUUID()}`;
    });
    afterEach(() => store.close());

    test('returns the last value, and undefined for a missing key', async () => {
      expect(await store.get(key)).toBeUndefined();
      await store.set(key, 'çay', 60_000);
      await store.set(key, '', 60_000);
      expect(await store.get(key)).toBe('');
      await store.set(key, 'ğüşiöç İI\n\0', 60_000);
      expect(await store.get(key)).toBe('ğüşiöç İI\n\0');
    });

    test('a key expires after its time, and not before', async () => {
      await store.set(key, 'soon gone', SHORT_MS);
      await store.set(`${key} stays`, 'stays', 60_000);
      expect(await store.get(key)).toBe('soon gone');
      await under.elapse(SHORT_MS + 20);
      expect(await store.get(key)).toBeUndefined();
      expect(await store.get(`${key} stays`)).toBe('stays');
    });

    test('setting a key again restarts its time', async () => {
      await store.set(key, 'first', SHORT_MS);
      await store.set(key, 'second', 60_000);
      await under.elapse(SHORT_MS + 20);
      expect(await store.get(key)).toBe('second');
    });

    test('deletes several keys; missing keys and an empty list are no error', async () => {
      await store.set(key, 'a', 60_000);
      await store.set(`${key} b`, 'b', 60_000);
      await store.delete(key, `${key} b`, `${key} absent`);
      await store.delete();
      expect([await store.get(key), await store.get(`${key} b`)]).toEqual([undefined, undefined]);
    });

    test('setIfAbsent succeeds for one of many at the same time, and again after expiry', async () => {
      const wins = await Promise.all(
        Array.from({ length: 20 }, (_, index) => store.setIfAbsent(key, `winner ${index}`, SHORT_MS)),
      );
      expect(wins.filter(Boolean)).toHaveLength(1);
      expect(await store.get(key)).toBe(`winner ${wins.indexOf(true)}`);
      await under.elapse(SHORT_MS + 20);
      expect(await store.setIfAbsent(key, 'late', 60_000)).toBe(true);
      expect(await store.get(key)).toBe('late');
    });

    test('counts in a fixed window that begins with the first call', async () => {
      const first = await store.increment(key, 2, WINDOW_MS);
      expect(first.value).toBe(2);
      expect(first.resetMs).toBeGreaterThan(0);
      expect(first.resetMs).toBeLessThanOrEqual(WINDOW_MS);
      await under.elapse(100);
      const second = await store.increment(key, 3, WINDOW_MS);
      expect(second.value).toBe(5);
      expect(second.resetMs).toBeLessThanOrEqual(WINDOW_MS - 100);
      await under.elapse(second.resetMs + 20);
      expect(await store.increment(key, 1, WINDOW_MS)).toMatchObject({ value: 1 });
    });

    test('counts correctly with many calls at the same time', async () => {
      const counts = await Promise.all(Array.from({ length: 50 }, () => store.increment(key, 1, 60_000)));
      expect(counts.map(({ value }) => value).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 50 }, (_, index) => index + 1),
      );
    });

    test('works after all data was lost', async () => {
      await store.set(key, 'lost', 60_000);
      await store.increment(`${key} n`, 5, 60_000);
      await under.empty();
      expect(await store.get(key)).toBeUndefined();
      expect(await store.increment(`${key} n`, 1, 60_000)).toMatchObject({ value: 1 });
      expect(await store.setIfAbsent(key, 'again', 60_000)).toBe(true);
    });
  });
}
