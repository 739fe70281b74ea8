import { FIRST_ID, type TaskKind, type Tasks, type TaskStep } from '@seyir/kit';
import type { SimilarStore } from './ports.js';
import { refreshSimilarTask } from './refresh-similar.js';

/** Recomputes the similar titles of the whole catalogue. The migration that creates their table adds this task. */
export const rebuildSimilarTask: TaskKind<Record<string, never>, string> = {
  name: 'rebuild-similar',
  chunk: 500,
  whenDead: 'ticket',
};

/** One step of `rebuild-similar`: marks some titles; `refresh-similar` computes them. */
export const rebuildSimilarStep =
  ({ similar, tasks }: { similar: SimilarStore; tasks: Tasks }): TaskStep<Record<string, never>, string> =>
  async (_, after = FIRST_ID, { limit }) => {
    const last = await similar.markNext(after, limit);
    if (last === undefined) return 'done';
    await tasks.add(refreshSimilarTask, {}, { key: 'all' });
    return { cursor: last };
  };
