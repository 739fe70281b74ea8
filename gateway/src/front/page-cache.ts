import { LRUCache } from 'lru-cache';
import type { PageReads } from '../live/page-reading.js';

export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: Buffer;
  /** Hashes of the page's inline scripts; undefined for other files. */
  readonly scripts: readonly string[] | undefined;
  /** The sources of the page's data, as far as known. */
  readonly reads: PageReads;
  /** True if the page is a "not found" page. */
  readonly isMissing: boolean;
  readonly freshMs: number;
  readonly madeAt: number;
  release: () => void;
}

export interface PageCache {
  get(url: string): Page | undefined;
  set(url: string, page: Page): void;
  delete(url: string): void;
}

/** `fetchMethod` does not fit: only the rendered page shows which cache it belongs to, if any. */
const kept = (max: number, maxSize: number) =>
  new LRUCache<string, Page>({
    max,
    maxSize,
    sizeCalculation: ({ content }) => content.length + 1,
    dispose: (page) => page.release(),
  });

/** Caches public pages by address, within 44 MB. */
export const createPageCache = (): PageCache => {
  // Searches and made-up addresses are unlimited, so they must not push existing pages out of the cache.
  const plain = kept(500, 32_000_000);
  const queried = kept(100, 8_000_000);
  const missing = kept(200, 4_000_000);
  const there = (url: string) => (url.includes('?') ? queried : plain);
  return {
    get: (url) => there(url).get(url) ?? missing.get(url),
    set(url, page) {
      const [into, outOf] = page.isMissing ? [missing, there(url)] : [there(url), missing];
      outOf.delete(url);
      into.set(url, page);
    },
    delete(url) {
      there(url).delete(url);
      missing.delete(url);
    },
  };
};
