import { AsyncLocalStorage } from 'node:async_hooks';
import type { Watch } from './watch.js';

/** The sources of a page, each with its mark at the time of the read. */
export type PageReads = Map<string, number>;

/** Records the reads of a page's rendering. */
export interface PageReading {
  run<T>(reads: PageReads, work: () => Promise<T>): Promise<T>;
  note(source: string, mark: number): void;
  /** True while a page is being rendered: it must read only fresh data. Readers get the old page meanwhile. */
  readonly isMaking: boolean;
}

export const createPageReading = (): PageReading => {
  const storage = new AsyncLocalStorage<PageReads>();
  return {
    run: (reads, work) => storage.run(reads, work),
    note(source, mark) {
      const reads = storage.getStore();
      reads?.set(source, Math.min(mark, reads.get(source) ?? Infinity));
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
