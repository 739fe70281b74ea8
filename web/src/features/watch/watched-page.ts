import type { WatchPageQuery } from '../../generated/types.js';

/** An existing episode with all data of its page. */
export type WatchedPage = NonNullable<WatchPageQuery['watchPage']>;
