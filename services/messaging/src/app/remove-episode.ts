import { inTwoPasses, type Clock, type TaskKind, type TaskStep, type Tasks } from '@seyir/kit';
import type { CrowdStore } from './crowd-ports.js';
import type { Transaction } from './ports.js';

type Input = { readonly episodeId: string; readonly pass: number };

/** Deletes the counts of reactions to a removed episode. */
export const removeEpisodeTask: TaskKind<Input, string> = { name: 'remove-episode', whenDead: 'page' };

interface Deps {
  readonly transaction: Transaction;
  readonly tasks: Tasks;
}

/** Handles the removal of an episode. The catalogue hides it at once on every page; a task deletes the counts. */
export const removeEpisode =
  ({ transaction, tasks }: Deps) =>
  (episodeId: string): Promise<void> =>
    transaction.run(async () => {
      await tasks.add(removeEpisodeTask, { episodeId, pass: 1 }, { key: episodeId });
    });

interface StepDeps {
  readonly crowd: CrowdStore;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** One step of `remove-episode`. The second pass deletes reactions that arrived during the first one. */
export const removeEpisodeStep = (deps: StepDeps): TaskStep<Input, string> =>
  inTwoPasses(removeEpisodeTask, deps, async ({ episodeId }, _, { limit }) =>
    (await deps.crowd.removeEpisode(episodeId, limit)) >= limit ? { cursor: episodeId } : 'done',
  );
