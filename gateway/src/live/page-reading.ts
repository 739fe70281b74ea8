import { AsyncLocalStorage } from 'node:async_hooks';
import type { Watch } from './watch.js';

/** The sources of a page or of an answer, each with its mark at the time of the read. */
export type PageReads = Map<string, number>;

/** A result with its sources. */
export interface SharedReading<T> {
  readonly value: T;
  readonly reads: PageReads;
  /** False: the result must not be given to anybody else, because of {@link PageReading.forbidSharing}. */
  readonly isShared: boolean;
  /** The highest age of a read, in ms, at the time of its note. */
  readonly ageMs: number;
}

/** Records the reads of a page's rendering, or of an answer that other visitors may get too. */
export interface PageReading {
  run<T>(reads: PageReads, work: () => Promise<T>): Promise<T>;
  /** Like `run`, and finds out whether the result is the same for every visitor. */
  runShared<T>(work: () => Promise<T>): Promise<SharedReading<T>>;
  /** @param ageMs how long ago the data was read; 0: now */
  note(source: string, mark: number, ageMs?: number): void;
  /**
   * The result depends on the request or on data whose changes are not known, or lacks data that could not be read. A rendered page
   * ignores this.
   */
  forbidSharing(): void;
  /** Runs a read whose sources the caller notes itself: calls of services in it do not forbid sharing. */
  noted<T>(read: () => Promise<T>): Promise<T>;
  /** True while a page or a shared answer is being made: it must read only fresh data. Readers of a page get the old one meanwhile. */
  readonly isMaking: boolean;
}

interface Reading {
  readonly reads: PageReads;
  readonly forbidSharing?: () => void;
  readonly noteAge?: (ms: number) => void;
}

export const createPageReading = (): PageReading => {
  const storage = new AsyncLocalStorage<Reading | undefined>();
  return {
    run: (reads, work) => storage.run({ reads }, work),
    async runShared(work) {
      const reads: PageReads = new Map();
      let isShared = true;
      let ageMs = 0;
      const forbidSharing = () => {
        isShared = false;
      };
      const noteAge = (ms: number) => {
        ageMs = Math.max(ageMs, ms);
      };
      const value = await storage.run({ reads, forbidSharing, noteAge }, work);
      return { value, reads, isShared, ageMs };
    },
    note(source, mark, age = 0) {
      const reading = storage.getStore();
      if (!reading) return;
      const { reads, noteAge } = reading;
      reads.set(source, Math.min(mark, reads.get(source) ?? Infinity));
      noteAge?.(age);
    },
    forbidSharing: () => storage.getStore()?.forbidSharing?.(),
    noted(read) {
      const reading = storage.getStore();
      return reading ? storage.run({ ...reading, forbidSharing: () => undefined }, read) : read();
    },
    get isMaking() {
      return storage.getStore() !== undefined;
    },
  };
};

export const isUnchanged = (watch: Watch, reads: PageReads): boolean =>
  [...reads].every(([source, mark]) => !watch.isChanged(source, mark));

export const isWithdrawn = (watch: Watch, reads: PageReads): boolean =>
  [...reads].some(([source, mark]) => watch.isWithdrawn(source, mark));
