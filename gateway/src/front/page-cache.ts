import { LRUCache } from 'lru-cache';
import type { PageReads } from '../parts.js';

export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: Buffer;
  /** Of a page's inline scripts; undefined for what is no page. */
  readonly scripts: readonly string[] | undefined;
  /** What it was made from, as far as is known. */
  readonly reads: PageReads;
  readonly freshMs: number;
  readonly madeAt: number;
  release: () => void;
}

export interface PageCache {
  get(url: string): Page | undefined;
  set(url: string, page: Page): void;
}

const kept = (max: number, maxSize: number) =>
  new LRUCache<string, Page>({
    max,
    maxSize,
    sizeCalculation: ({ content }) => content.length + 1,
    dispose: (page) => page.release(),
  });

/** Public pages by address, within 40 MB. */
export const createPageCache = (): PageCache => {
  // What is searched for has no end: pages with a query must not push out those without.
  const plain = kept(500, 32_000_000);
  const queried = kept(100, 8_000_000);
  const cacheOf = (url: string) => (url.includes('?') ? queried : plain);
  return {
    get: (url) => cacheOf(url).get(url),
    set: (url, page) => void cacheOf(url).set(url, page),
  };
};
