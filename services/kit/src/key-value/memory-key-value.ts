import { LRUCache } from 'lru-cache';
import type { Clock } from '../ports/clock.js';
import type { KeyValue } from '../ports/key-value.js';
import { elapsed } from '../time/elapsed.js';

const MOST_KEYS = 100_000;

/** KeyValue in this process. It keeps at most 100,000 keys and evicts the least recently used ones. */
export function memoryKeyValue(clock: Clock): KeyValue {
  const entries = new LRUCache<string, string>({
    max: MOST_KEYS,
    ttl: 1, // overridden by each entry
    ttlResolution: 0,
    perf: { now: elapsed(clock) },
  });
  return {
    async get(key) {
      return entries.get(key);
    },
    async set(key, value, ttlMs) {
      entries.set(key, value, { ttl: ttlMs });
    },
    async delete(...keys) {
      for (const key of keys) entries.delete(key);
    },
    async setIfAbsent(key, value, ttlMs) {
      if (entries.has(key)) return false;
      entries.set(key, value, { ttl: ttlMs });
      return true;
    },
    async increment(key, by, windowMs) {
      const before = entries.get(key);
      const value = Number(before ?? 0) + by;
      if (before === undefined) entries.set(key, String(value), { ttl: windowMs });
      else entries.set(key, String(value), { noUpdateTTL: true });
      return { value, resetMs: entries.getRemainingTTL(key) };
    },
    async close() {
      entries.clear();
    },
  };
}
