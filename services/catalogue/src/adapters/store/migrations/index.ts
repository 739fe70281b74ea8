import { Browsing1763724000000 } from './browsing-1763724000000.js';
import { CatalogueTables1763720000000 } from './catalogue-tables-1763720000000.js';
import { FoldedMarks1763760000000 } from './folded-marks-1763760000000.js';
import { Shelves1763770000000 } from './shelves-1763770000000.js';
import { TitleSearch1763722000000 } from './title-search-1763722000000.js';

/** In the order in which they run. */
export const migrations = [
  CatalogueTables1763720000000,
  TitleSearch1763722000000,
  Browsing1763724000000,
  FoldedMarks1763760000000,
  Shelves1763770000000,
];
