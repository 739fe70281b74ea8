import type { Entities } from '@seyir/kit';

/** None: every table is written by atomic statements that an entity could not say. */
export const entities: Entities = [];
