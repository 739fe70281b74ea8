import { elapsed, type Clock } from '@seyir/kit/stateless';
import { wakes } from '@seyir/proto';
import { LRUCache } from 'lru-cache';
import { isOutage } from '../errors/outage.js';
import { BEHIND_MS, type Ages } from './ages.js';
import type { PageReading } from './page-reading.js';
import { roughSize } from './rough-size.js';
import { sourceOf, type Watch } from './watch.js';

/**
 * Caches public reads, which are the same for everybody: fresh until a wake or their age limit, then returned at once while they
 * are renewed in the background, and kept for outages of their owner.
 */
export interface PublicReads {
  /**
   * Reads through the cache.
   * @param key names the read and its arguments
   * @param subject the owner's wake after which the answer may differ
   * @param idsOf the things of the subject in the answer; undefined or empty: any change may affect it
   */
  get<T>(
    key: string,
    subject: string,
    load: () => Promise<T>,
    idsOf?: (answer: T) => readonly string[],
  ): Promise<T>;
}

export interface PublicReadsOptions extends Ages {
  readonly clock: Clock;
  readonly watch: Watch;
  readonly pages: PageReading;
  readonly max: number;
  /** The limit is for the whole cache, because strangers choose which reads happen. */
  readonly maxBytes: number;
  /** How long an answer past its fresh time may be returned once more while it is renewed, in ms; default 60 s. */
  readonly behindMs?: number;
  /** The fresh time while wakes do not arrive, in ms; no answer is served past it. By default wakes make no difference. */
  readonly unsubscribedMs?: number;
}

interface Entry {
  readonly value: unknown;
  readonly sources: readonly string[];
  readonly mark: number;
  readonly loadedAt: number;
  /** While its owner does not answer, the entry counts as fresh until then. */
  patientUntil: number;
  release: () => void;
}

/**
 * Subjects whose changes readers do not wait for: the old answer is returned once more. Readers of a thread are different: they
 * read because of a wake.
 */
const unnoticed: ReadonlySet<string> = new Set([wakes.catalogue, wakes.members]);

/** While the owner does not answer, one retry happens after this time, instead of one per reader. */
const PATIENCE_MS = 5_000;

export const createPublicReads = (options: PublicReadsOptions): PublicReads => {
  const {
    clock,
    watch,
    pages,
    freshMs,
    staleMs,
    max,
    maxBytes,
    unsubscribedMs,
    behindMs = BEHIND_MS,
  } = options;
  // `fetchMethod` does not fit: a wake makes an entry stale before its time, and an outage of its owner makes it last longer.
  const entries = new LRUCache<string, Entry>({
    max,
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => roughSize(value),
    dispose: (entry) => entry.release(),
  });
  const loading = new Map<string, { mark: number; entry: Promise<Entry> }>();
  const now = elapsed(clock);

  const allowedAges = (sources: readonly string[]): { fresh: number; good: number } => {
    if (unsubscribedMs !== undefined && !sources.every(watch.isSubscribed))
      return { fresh: unsubscribedMs, good: unsubscribedMs };
    return { fresh: freshMs, good: freshMs + behindMs };
  };
  const isFresh = ({ loadedAt, patientUntil, sources, mark }: Entry): boolean =>
    patientUntil > now() ||
    (now() - loadedAt < allowedAges(sources).fresh &&
      !sources.some((source) => watch.isChanged(source, mark)));
  const isGood = ({ loadedAt, sources, mark }: Entry, subject: string): boolean => {
    const isBad = unnoticed.has(subject) ? watch.isWithdrawn : watch.isChanged;
    return now() - loadedAt < allowedAges(sources).good && !sources.some((source) => isBad(source, mark));
  };

  const load = async <T>(
    key: string,
    subject: string,
    read: () => Promise<T>,
    idsOf: (answer: T) => readonly string[],
  ): Promise<Entry> => {
    // Subscribed before the read begins, so that a change during it is not missed.
    const release = watch.hold(subject);
    await watch.subscribing(subject);
    const mark = watch.mark();
    const loadedAt = now();
    try {
      const value = await pages.noted(read);
      const ids = idsOf(value);
      const sources = ids.length === 0 ? [subject] : [...new Set(ids)].map((id) => sourceOf(subject, id));
      const entry = { value, sources, mark, loadedAt, release, patientUntil: 0 };
      entries.set(key, entry);
      return entry;
    } catch (error) {
      release();
      const old = entries.get(key);
      if (old && isOutage(error) && now() - old.loadedAt <= staleMs) {
        old.patientUntil = now() + PATIENCE_MS;
        return old;
      }
      if (!isOutage(error)) entries.delete(key);
      throw error;
    }
  };

  /**
   * At most one load per key at a time, but never one that began before a change: lru-cache's `fetch` would share it, even with
   * `forceRefresh`.
   */
  const begin = (key: string, subject: string, start: () => Promise<Entry>): Promise<Entry> => {
    const running = loading.get(key);
    if (running && !watch.isChanged(subject, running.mark)) return running.entry;
    const own = {
      mark: watch.mark(),
      entry: start().finally(() => {
        if (loading.get(key) === own) loading.delete(key);
      }),
    };
    loading.set(key, own);
    return own.entry;
  };

  return {
    async get<T>(
      key: string,
      subject: string,
      read: () => Promise<T>,
      idsOf: (answer: T) => readonly string[] = () => [],
    ): Promise<T> {
      let entry = entries.get(key);
      if (!entry || !isFresh(entry)) {
        const mark = watch.mark();
        const running = begin(key, subject, () => load(key, subject, read, idsOf));
        if (entry && !pages.isMaking && isGood(entry, subject)) running.catch(() => undefined);
        else
          entry = await running.catch((error: unknown) => {
            pages.note(subject, mark);
            pages.forbidSharing();
            throw error;
          });
      }
      if (entry.patientUntil > now()) pages.forbidSharing();
      for (const source of entry.sources) pages.note(source, entry.mark, now() - entry.loadedAt);
      return entry.value as T;
    },
  };
};
