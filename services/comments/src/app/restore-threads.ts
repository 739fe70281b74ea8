import type { TombstoneStore } from './ports.js';

/**
 * Titles, episodes or trailers exist, possibly restored by their owner after a removal: their threads accept comments
 * again. Comments that a task has deleted are not restored.
 */
export const restoreThreads =
  ({ tombstones }: { tombstones: TombstoneStore }) =>
  (subjectIds: readonly string[]): Promise<void> =>
    tombstones.liftSubjects(subjectIds);
