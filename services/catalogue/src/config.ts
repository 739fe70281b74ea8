import type { ServiceOptions } from '@seyir/kit';

/** The catalogue has no settings of its own. */
export type CatalogueConfig = ServiceOptions;
