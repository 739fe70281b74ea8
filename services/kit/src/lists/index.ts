export { batchOf, FIRST_ID, isId, uniqueIds } from './ids.js';
export { countKept, type KeptCount, type KeptCounter } from './kept.js';
export { sliceOf, type Paged, type PageQuery, type PageSizes, type Slice } from './page.js';
export { snapshotPage, type SnapshotPage } from './snapshot.js';
