import type { ServiceOptions } from '@seyir/kit';

/** Comments has no settings of its own yet. */
export type CommentsConfig = ServiceOptions;
