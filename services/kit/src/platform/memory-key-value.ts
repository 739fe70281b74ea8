import { LRUCache } from 'lru-cache';
import type { Clock } from '../ports/clock.js';
import type { KeyValue } from '../ports/key-value.js';

interface Entry {
  readonly value: string;
  readonly until: number;
}

/** What Redis would hold, for one process; the least used go first when it is full. */
export const memoryKeyValue = (clock: Clock, max = 100_000): KeyValue => {
  const entries = new LRUCache<string, Entry>({ max });
  const now = () => clock.now().getTime();
  const alive = (key: string) => {
    const entry = entries.get(key);
    if (entry && entry.until > now()) return entry;
    entries.delete(key);
    return undefined;
  };
  return {
    async get(key) {
      return alive(key)?.value;
    },
    async set(key, value, ttlMs) {
      entries.set(key, { value, until: now() + ttlMs });
    },
    async delete(...keys) {
      for (const key of keys) entries.delete(key);
    },
    async setIfAbsent(key, value, ttlMs) {
      if (alive(key)) return false;
      entries.set(key, { value, until: now() + ttlMs });
      return true;
    },
    async increment(key, by, windowMs) {
      const { value = '0', until = now() + windowMs } = alive(key) ?? {};
      const sum = Number(value) + by;
      entries.set(key, { value: String(sum), until });
      return { value: sum, resetMs: until - now() };
    },
    async close() {
      entries.clear();
    },
  };
};
