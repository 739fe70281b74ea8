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
}

/** Records the reads of a page's rendering, or of an answer that other visitors may get too. */
export interface PageReading {
  run<T>(reads: PageReads, work: () => Promise<T>): Promise<T>;
  /** Like `run`, and finds out whether the result is the same for every visitor. */
  runShared<T>(work: () => Promise<T>): Promise<SharedReading<T>>;
  note(source: string, mark: number): void;
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
}

export const createPageReading = (): PageReading => {
  const storage = new AsyncLocalStorage<Reading | undefined>();
  return {
    run: (reads, work) => storage.run({ reads }, work),
    async runShared(work) {
      const reads: PageReads = new Map();
      let isShared = true;
      const forbidSharing = () => {
        isShared = false;
      };
      const value = await storage.run({ reads, forbidSharing }, work);
      return { value, reads, isShared };
    },
    note(source, mark) {
      const reads = storage.getStore()?.reads;
      reads?.set(source, Math.min(mark, reads.get(source) ?? Infinity));
    },
    forbidSharing: () => storage.getStore()?.forbidSharing?.(),
    noted(read) {
      const reading = storage.getStore();
      return reading ? storage.run({ reads: reading.reads }, read) : read();
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
