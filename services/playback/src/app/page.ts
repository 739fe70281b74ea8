import { keyset } from '@seyir/kit';

/** The default and the maximum page size. */
export const sizes = { usual: 24, most: 100 } as const;

/** A member's lists, latest first. */
export const latestEntries = keyset('library', { at: 'moment', id: 'id' });
export const latestWatched = keyset('watched', {
  at: 'moment',
  season: 'integer',
  number: 'integer',
  id: 'id',
});
/** `at` in ms since 1970: this list is paged in memory. */
export const latestUnfinished = keyset('unfinished', { at: 'number', id: 'id' });
