import type { ServiceOptions } from '@seyir/kit';

/** Comments has no settings of its own. */
export type CommentsConfig = ServiceOptions;
