export { foldingJob, type TallyHandler } from './folding-job.js';
export { sumOf, type FoldedTally, type PendingMoves, type TallyMove, type TallyTarget } from './counts.js';
export { pendingMoves, Tally } from './tally.js';
export { tallyTables } from './tally-tables.js';
