import { keyset } from '@seyir/kit';

/** The default and the maximum page size. */
export const sizes = { usual: 20, most: 50 } as const;

/** Threads are newest first, replies oldest first. */
export const newestFirst = keyset('newest', { postedAt: 'moment', id: 'id' });
export const oldestFirst = keyset('oldest', { postedAt: 'moment', id: 'id' });
