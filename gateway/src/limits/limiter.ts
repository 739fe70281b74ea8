import { DomainError, elapsed, type Clock, type KeyValue } from '@seyir/kit/stateless';
import { LRUCache } from 'lru-cache';
import type { LimitName, Limits } from './limits.js';

export interface Limiter {
  /** Counts one call of `who`. Rejects with SLOW_DOWN and the rest of the window. */
  take(name: LimitName, who: string): Promise<void>;
  /** Counts nothing; rejects in the cases in which `take` would. */
  check(name: LimitName, who: string): Promise<void>;
}

/**
 * Counts in the KeyValue store, so that replicas count together; while it is down each process counts alone. Calls that must be
 * refused then (register, reset, contact) are counted by accounts too, which refuses them. rate-limiter-flexible is not used: it
 * exports no base class for a store like this port, and its memory store has no limit of keys.
 */
export const createLimiter = (limits: Limits, keyValue: KeyValue, clock: Clock): Limiter => {
  const now = elapsed(clock);
  const local = new LRUCache<string, { value: number; endsAt: number }>({ max: 50_000 });

  const countHere = (key: string, by: number, windowMs: number) => {
    const at = now();
    const known = local.get(key);
    const entry = known && known.endsAt > at ? known : { value: 0, endsAt: at + windowMs };
    entry.value += by;
    local.set(key, entry);
    return { value: entry.value, resetMs: entry.endsAt - at };
  };

  const count = async (name: LimitName, who: string, by: 0 | 1): Promise<void> => {
    for (const { max, windowMs } of limits[name]) {
      const key = `gateway:limit:${name}:${windowMs}:${who}`;
      const { value, resetMs } = await keyValue
        .increment(key, by, windowMs)
        .catch(() => countHere(key, by, windowMs));
      if (value - by >= max)
        throw new DomainError('SLOW_DOWN', { reason: `${name} of ${who}`, retryAfterMs: resetMs });
    }
  };

  return {
    take: (name, who) => count(name, who, 1),
    check: (name, who) => count(name, who, 0),
  };
};
