import type { TaskKind, TaskStep } from '@seyir/kit';
import type { RecountPlace, RecountStore } from './ports.js';

/**
 * Recounts the seasons of all titles and all counters of the catalogue. Writes update them by deltas, so an operator
 * needs this only after a manual change of a table.
 */
export const recountCountersTask: TaskKind<Record<string, never>, RecountPlace> = {
  name: 'recount-counters',
  chunk: 200,
  whenDead: 'ticket',
};

/** One step of `recount-counters`: the seasons of some titles, or one piece of one table of counters. */
export const recountCountersStep =
  ({ recounts }: { recounts: RecountStore }): TaskStep<Record<string, never>, RecountPlace> =>
  async (_, after, { limit }) => {
    const place = await recounts.recountNext(after, limit);
    return place ? { cursor: place } : 'done';
  };
