export { foldingJob, type TallyHandler } from './folding-job.js';
export {
  pendingMoves,
  sumOf,
  Tally,
  type FoldedTally,
  type PendingMoves,
  type TallyMove,
  type TallyTarget,
} from './tally.js';
export { tallyTables } from './tally-tables.js';
