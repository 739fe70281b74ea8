import { elapsed, type Clock } from '@seyir/kit/stateless';
import { LRUCache } from 'lru-cache';
import { isOutage } from '../errors/outage.js';
import { roughSize } from './rough-size.js';
import type { Watch } from './watch.js';

/** Public reads, the same for everybody: fresh until woken or old, and kept for when their owner does not answer. */
export interface PublicReads {
  /**
   * @param key names the read and its arguments.
   * @param subject the owner's wake after which the answer may be another.
   */
  get<T>(key: string, subject: string, load: () => Promise<T>): Promise<T>;
  clear(): void;
}

export interface PublicReadsOptions {
  readonly clock: Clock;
  readonly watch: Watch;
  readonly freshMs: number;
  readonly staleMs: number;
  readonly max: number;
  /** Of all that is kept: strangers choose what is asked for. */
  readonly maxBytes: number;
  /** Hears of each read, so that a page knows what it was made from. */
  readonly onRead?: (subject: string, version: number) => void;
}

interface Entry {
  readonly value: unknown;
  readonly loadedAt: number;
  freshUntil: number;
  release: () => void;
}

/** While the owner does not answer it is asked again after this time, not by every reader. */
const PATIENCE_MS = 5_000;

export const createPublicReads = (options: PublicReadsOptions): PublicReads => {
  const { clock, watch, freshMs, staleMs, max, maxBytes, onRead } = options;
  const entries = new LRUCache<string, Entry>({
    ...{ max, maxSize: maxBytes },
    sizeCalculation: ({ value }) => roughSize(value),
    dispose: (entry) => entry.release(),
  });
  const loading = new Map<string, Promise<unknown>>();
  const now = elapsed(clock);

  const load = async (key: string, subject: string, read: () => Promise<unknown>): Promise<unknown> => {
    let stale = false;
    let entry: Entry | undefined;
    // Held before the read begins, so that a change while it runs is not missed.
    const release = watch.hold(subject, () => {
      stale = true;
      if (entry) entry.freshUntil = 0;
    });
    try {
      const value = await read();
      entry = { value, loadedAt: now(), freshUntil: stale ? 0 : now() + freshMs, release };
      entries.set(key, entry);
      return value;
    } catch (error) {
      release();
      const old = entries.get(key);
      if (!old || !isOutage(error) || now() - old.loadedAt > staleMs) throw error;
      old.freshUntil = now() + PATIENCE_MS;
      return old.value;
    }
  };

  return {
    async get<T>(key: string, subject: string, read: () => Promise<T>): Promise<T> {
      const entry = entries.get(key);
      onRead?.(subject, watch.version(subject));
      if (entry && entry.freshUntil > now()) return entry.value as T;
      const running = loading.get(key);
      if (running) return running as Promise<T>;
      const promise = load(key, subject, read).finally(() => loading.delete(key));
      loading.set(key, promise);
      return promise as Promise<T>;
    },
    clear: () => entries.clear(),
  };
};
