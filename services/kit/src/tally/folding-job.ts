import type { Clock } from '../ports/clock.js';
import type { Job } from '../ports/jobs.js';
import type { FoldedTally } from './counts.js';
import type { Tally } from './tally.js';

const EVERY_MS = 1_000;

/** A tally of a service, with the events and wakes that its folds cause. */
export interface TallyHandler {
  readonly tally: Tally;
  /** Runs in the transaction of the fold; each target appears once. */
  readonly afterFold: (folded: readonly FoldedTally[]) => Promise<void>;
}

/** Folds a tally each second, in one replica of the service. */
export const foldingJob = ({ tally, afterFold }: TallyHandler, clock: Clock): Job => ({
  name: `fold-${tally.name}`,
  everyMs: EVERY_MS,
  run: (signal) => tally.fold(afterFold, () => clock.now(), signal),
});
