import type { TombstoneStore } from './ports.js';

/**
 * Titles, episodes or trailers that stand, also ones that had been removed before their owner was restored: their
 * threads take comments again. What a task has deleted stays gone.
 */
export const restoreThreads =
  ({ tombstones }: { tombstones: TombstoneStore }) =>
  (subjectIds: readonly string[]): Promise<void> =>
    tombstones.liftSubjects(subjectIds);
