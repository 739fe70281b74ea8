import type { WatchPageQuery } from '../../generated/types.js';

/** An episode that there is, with all that its page shows. */
export type WatchedPage = NonNullable<WatchPageQuery['watchPage']>;
