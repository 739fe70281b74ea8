import { readChange } from '@seyir/proto';
import { LRUCache } from 'lru-cache';

/** The known changes of one subject, by the number of the wake that reported each. */
export interface Changes {
  /** @param number sequence number of the wake */
  add(hint: string | undefined, number: number): void;
  /** @param id undefined: the list of all things of the subject */
  isChanged(id: string | undefined, mark: number): boolean;
  isWithdrawn(id: string | undefined, mark: number): boolean;
}

/** A list, or everything at once, counts as changed at most this often: owners may write many times a second. */
const CALM_MS = 5_000;
/** Number of ids whose last change is stored. For a dropped id, data older than its change is read again. */
const MOST_IDS = 10_000;

/**
 * Stores changes in bounded memory, for any number of ids. The first change of a quiet list counts at once.
 * @param now milliseconds of a monotonic clock
 * @param since number of the last wake before the subscription: earlier reads may have changed unnoticed
 */
export const createChanges = (now: () => number, since: number): Changes => {
  /** Highest number of all dropped ids. */
  let forgotten = 0;
  let forgottenWithdrawn = 0;
  /** Number of the last wake that may affect anything. */
  let anything = since;
  let anythingWithdrawn = 0;
  let withdrawn = 0;
  const list = createCalm(now);
  const many = createCalm(now);
  const named = new LRUCache<string, { changed: number; withdrawn: number }>({
    max: MOST_IDS,
    dispose(entry, _id, reason) {
      if (reason !== 'evict') return;
      forgotten = Math.max(forgotten, entry.changed);
      forgottenWithdrawn = Math.max(forgottenWithdrawn, entry.withdrawn);
    },
  });

  const isWithdrawn = (id: string | undefined, mark: number): boolean =>
    id === undefined
      ? withdrawn > mark
      : Math.max(named.get(id)?.withdrawn ?? forgottenWithdrawn, anythingWithdrawn) > mark;

  return {
    isWithdrawn,
    add(hint, last) {
      if (hint === undefined) {
        anything = last;
        return;
      }
      const change = readChange(hint);
      list.add(last);
      if (change.withdrawn) withdrawn = last;
      if (change.ids === undefined) {
        many.add(last);
        if (change.withdrawn) anythingWithdrawn = last;
        return;
      }
      for (const id of change.ids)
        named.set(id, {
          changed: last,
          withdrawn: change.withdrawn ? last : (named.get(id)?.withdrawn ?? 0),
        });
    },
    isChanged(id, mark) {
      if (isWithdrawn(id, mark) || anything > mark) return true;
      if (id === undefined) return list.value() > mark;
      return Math.max(named.get(id)?.changed ?? forgotten, many.value()) > mark;
    },
  };
};

/** The last number, updated at most once in 5 s; at once after a quiet time. */
const createCalm = (now: () => number) => {
  let shown = 0;
  let newest = 0;
  let movedAt = -Infinity;
  return {
    add(number: number) {
      newest = number;
    },
    value(): number {
      if (newest > shown && now() - movedAt >= CALM_MS) {
        shown = newest;
        movedAt = now();
      }
      return shown;
    },
  };
};
