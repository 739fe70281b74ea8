import { AccountsTables1763720100000 } from './accounts-tables-1763720100000.js';

/** In the order in which they run. */
export const migrations = [AccountsTables1763720100000];
