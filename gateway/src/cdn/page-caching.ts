import type { Watch } from '../live/watch.js';
import { isUnchanged, type PageReads } from '../live/page-reading.js';
import { BEHIND_MS } from '../live/ages.js';
import type { KeptPages } from './kept-pages.js';
import { PAGE_TAGS, tagsOf } from './page-tags.js';

/** With purging, caches may keep a page as long as this process does: while it is fresh, and while it is being renewed. */
const KEPT_SECONDS = 60;
const BEHIND_SECONDS = BEHIND_MS / 1_000;
export const KEPT_MS = (KEPT_SECONDS + BEHIND_SECONDS) * 1_000;

interface Shown {
  readonly status: number;
  readonly reads: PageReads;
  /** False if a newer page is being made, or the fresh time is over. */
  readonly isFresh: boolean;
}

/**
 * The headers that tell browsers and shared caches how long to keep a page. A browser always asks again, because pages change at any
 * time. A shared cache may only keep a page that is current when it is sent and whose changes are known.
 */
export const cachingOf = (
  { status, reads, isFresh }: Shown,
  watch: Watch,
  kept: KeptPages | undefined,
): Record<string, string> => {
  const isCurrent = status === 200 && isFresh && reads.size > 0 && isUnchanged(watch, reads);
  // Without a purge a cache learns of no change, and would show a withdrawn title until its time is over.
  if (!isCurrent || !kept?.mayKeep(reads.keys())) return { 'cache-control': 'no-cache' };
  return {
    'cache-control': `public, max-age=0, s-maxage=${KEPT_SECONDS}, stale-while-revalidate=${BEHIND_SECONDS}`,
    [PAGE_TAGS]: tagsOf(reads.keys()).join(' '),
  };
};
