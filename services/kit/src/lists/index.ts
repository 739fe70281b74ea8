export { batchOf, FIRST_ID, isId, LAST_ID, uniqueIds } from './ids.js';
export { countKept, type KeptCount, type KeptCounter } from './kept.js';
export {
  keyPage,
  keyset,
  MOST_SKIPPED,
  type Keyed,
  type KeyOf,
  type KeyPage,
  type KeyPageQuery,
  type Keyset,
  type KeySlice,
} from './keyset.js';
export { pageInfo } from './page-info.js';
export { sliceOf, type Paged, type PageQuery, type PageSizes, type Slice } from './page.js';
export { snapshotPage, type SnapshotPage } from './snapshot.js';
