import { statement } from '@seyir/kit';

/** Makes transactions with the same name wait for each other. $1 is the name. */
export const lockByName = statement(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`);
