import { elapsed, type Clock } from '@seyir/kit/stateless';
import { LRUCache } from 'lru-cache';
import { isOutage } from '../errors/outage.js';
import { BEHIND_MS, type Ages } from './ages.js';
import type { PageReading } from './page-reading.js';
import { sourceOf, type Watch } from './watch.js';

/** Reads public things by id in batches: members, titles, episodes. */
export interface BatchReads<T> {
  /**
   * Things in request order; undefined for missing ones. A slightly old or changed one is returned at once and renewed in the
   * background.
   * @param own an id of the reader, whose changes must be visible at once
   */
  many(ids: readonly string[], own?: string): Promise<(T | undefined)[]>;
  /** A cached thing that needs no check, at once; undefined: call `many`. Saves a list of things a promise for each. */
  fresh(id: string): T | undefined;
}

export interface BatchReadsOptions<T> extends Ages {
  readonly clock: Clock;
  readonly max: number;
  readonly fetch: (ids: string[]) => Promise<readonly T[]>;
  readonly idOf: (thing: T) => string;
  /** The owner's wake, which names the changed ids. */
  readonly subject: string;
  /** The id by which the wake names a thing; default: its own. With it, an answer without one of the things is not shared. */
  readonly namedBy?: (thing: T) => string;
  readonly watch: Watch;
  readonly pages: PageReading;
  readonly onError: (error: unknown) => void;
}

interface Entry<T> {
  readonly thing: T;
  readonly at: number;
  readonly source: string;
  readonly mark: number;
}

/** Maximum number of ids in one call. */
const MOST_IDS = 200;

export const createBatchReads = <T>(options: BatchReadsOptions<T>): BatchReads<T> => {
  const { clock, freshMs, staleMs, max, fetch, idOf, subject, watch, pages, onError } = options;
  const namedBy = options.namedBy ?? idOf;
  // `fetchMethod` does not fit, because it loads one key and a call loads up to 200 ids.
  const known = new LRUCache<string, Entry<T>>({ max });
  const renewing = new Set<string>();
  watch.hold(subject);
  const time = elapsed(clock);

  /** @returns the mark of the read */
  const load = async (ids: readonly string[]): Promise<number> => {
    const at = time();
    const mark = watch.mark();
    for (let i = 0; i < ids.length; i += MOST_IDS) {
      const asked = ids.slice(i, i + MOST_IDS);
      const things = await pages.noted(() => fetch(asked));
      for (const id of asked) known.delete(id);
      for (const thing of things)
        known.set(idOf(thing), { thing, at, mark, source: sourceOf(subject, namedBy(thing)) });
    }
    return mark;
  };

  /** A missing thing may appear. Its wake reports that, if the wake's id is known without the thing. */
  const noteMissing = (id: string, mark: number | undefined): void => {
    if (mark === undefined || options.namedBy) pages.forbidSharing();
    else pages.note(sourceOf(subject, id), mark);
  };

  const isFresh = ({ source, mark, at }: Entry<T>): boolean =>
    time() - at < freshMs && !watch.isChanged(source, mark);
  const isGood = ({ source, mark, at }: Entry<T>): boolean =>
    time() - at < freshMs + BEHIND_MS && !watch.isWithdrawn(source, mark);

  const renew = (ids: readonly string[]): void => {
    const asked = ids.filter((id) => !renewing.has(id));
    if (asked.length === 0) return;
    for (const id of asked) renewing.add(id);
    load(asked)
      .catch((error: unknown) => {
        if (!isOutage(error)) onError(error);
      })
      .finally(() => {
        for (const id of asked) renewing.delete(id);
      });
  };

  const keptLongEnough = (id: string): boolean => {
    const entry = known.get(id);
    return entry !== undefined && time() - entry.at < staleMs;
  };

  return {
    fresh(id) {
      const entry = known.get(id);
      if (!entry || !isFresh(entry)) return undefined;
      pages.note(entry.source, entry.mark, time() - entry.at);
      return entry.thing;
    },
    async many(ids, own) {
      const missing: string[] = [];
      const old: string[] = [];
      for (const id of new Set(ids)) {
        const entry = known.get(id);
        if (entry && isFresh(entry)) continue;
        if (entry && id !== own && !pages.isMaking && isGood(entry)) old.push(id);
        else missing.push(id);
      }
      let mark: number | undefined;
      if (missing.length === 0) renew(old);
      else
        try {
          mark = await load([...missing, ...old]);
        } catch (error) {
          pages.forbidSharing();
          if (!isOutage(error) || !missing.every(keptLongEnough)) throw error;
        }
      return ids.map((id) => {
        const entry = known.get(id);
        if (entry) pages.note(entry.source, entry.mark, time() - entry.at);
        else noteMissing(id, mark);
        return entry?.thing;
      });
    },
  };
};
