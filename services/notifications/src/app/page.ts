import { keyset } from '@seyir/kit';

/** The default and the maximum page size. */
export const sizes = { usual: 20, most: 50 } as const;

export const newestFirst = keyset('newest', { time: 'moment', id: 'id' });
