import { elapsed, type Clock } from '@seyir/kit/stateless';
import { LRUCache } from 'lru-cache';
import { isOutage } from '../errors/outage.js';
import type { Watch } from './watch.js';

/** Public things by id, many at once: members, titles, episodes. */
export interface BatchReads<T> {
  /** In the order asked; undefined where there is none. */
  many(ids: readonly string[]): Promise<(T | undefined)[]>;
}

export interface BatchReadsOptions<T> {
  readonly clock: Clock;
  readonly freshMs: number;
  readonly staleMs: number;
  readonly max: number;
  readonly fetch: (ids: string[]) => Promise<readonly T[]>;
  readonly idOf: (thing: T) => string;
  /** The owner's wake after which all of them may be others. */
  readonly subject?: string;
  readonly watch: Watch;
  readonly onRead?: (subject: string, version: number) => void;
}

/** Most ids in one call of a contract. */
const MOST_IDS = 200;

export const createBatchReads = <T>(options: BatchReadsOptions<T>): BatchReads<T> => {
  const { clock, freshMs, staleMs, max, fetch, idOf, subject, watch, onRead } = options;
  const known = new LRUCache<string, { thing: T; at: number; version: number }>({ max });
  if (subject) watch.hold(subject);
  const time = elapsed(clock);
  const version = () => (subject ? watch.version(subject) : 0);

  const load = async (ids: string[], now: number): Promise<void> => {
    const before = version();
    for (let i = 0; i < ids.length; i += MOST_IDS) {
      const asked = ids.slice(i, i + MOST_IDS);
      const things = await fetch(asked);
      for (const id of asked) known.delete(id);
      for (const thing of things) known.set(idOf(thing), { thing, at: now, version: before });
    }
  };

  return {
    async many(ids) {
      const now = time();
      if (subject) onRead?.(subject, version());
      const isFresh = (id: string) => {
        const entry = known.get(id);
        return entry !== undefined && entry.version === version() && now - entry.at < freshMs;
      };
      const missing = [...new Set(ids)].filter((id) => !isFresh(id));
      if (missing.length > 0) {
        try {
          await load(missing, now);
        } catch (error) {
          if (!isOutage(error) || !missing.every((id) => now - (known.get(id)?.at ?? 0) < staleMs))
            throw error;
        }
      }
      return ids.map((id) => known.get(id)?.thing);
    },
  };
};
