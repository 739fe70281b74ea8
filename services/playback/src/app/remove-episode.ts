import { FIRST_ID } from '@seyir/kit';
import type { Clock, LiveChannel, Outbox, TaskKind, TaskStep, Tasks, UnitOfWork } from '@seyir/kit';
import { topics, wakes } from '@seyir/proto';
import type { Episode } from '../domain/episode.js';
import { noProgress } from '../domain/progress.js';
import { progressMessage, sourcesMessage } from './messages.js';
import type { CounterStore, ProgressStore, RemovalStore, WatchedStore } from './ports.js';
import { progressId } from './record-steps.js';
import { lessWatched, SECOND_PASS_MS } from './withdrawn.js';

type Input = { readonly episodeId: string; readonly titleId: string; readonly pass: number };

/** Takes an episode's positions away; its cursor is the last member's id. Each member costs five statements. */
export const removeEpisodeTask: TaskKind<Input, string> = {
  name: 'remove-episode',
  chunk: 100,
  whenDead: 'page',
};

interface Deps {
  readonly removal: RemovalStore;
  readonly unitOfWork: UnitOfWork;
  readonly outbox: Outbox;
  readonly live: LiveChannel;
  readonly tasks: Tasks;
}

/** An episode is gone: so are its sources, at once; where members stood in it follows in a task. */
export const removeEpisode =
  ({ removal, unitOfWork, outbox, live, tasks }: Deps) =>
  ({ id: episodeId, titleId }: Pick<Episode, 'id' | 'titleId'>): Promise<void> =>
    unitOfWork.run(async () => {
      const had = await removal.sources(episodeId);
      if (had) {
        const none = { ...had, sourceCount: 0, translations: [], groups: [], version: had.version + 1 };
        await outbox.add(topics.sources, sourcesMessage(none));
        unitOfWork.afterCommit(() => live.wake(wakes.sources(episodeId)));
      }
      await tasks.add(removeEpisodeTask, { episodeId, titleId, pass: 1 }, { key: episodeId });
    });

interface StepDeps {
  readonly removal: RemovalStore;
  readonly progresses: ProgressStore;
  readonly watched: WatchedStore;
  readonly counters: CounterStore;
  readonly outbox: Outbox;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** One step of `remove-episode`: members keep the progress that is left of the title without this episode. */
export const removeEpisodeStep =
  ({ removal, progresses, watched, counters, outbox, tasks, clock }: StepDeps): TaskStep<Input, string> =>
  async ({ episodeId, titleId, pass }, after = FIRST_ID, { limit }) => {
    const now = clock.now();
    const gone = await removal.positionsOfEpisode(episodeId, after, limit);
    for (const { memberId } of gone) {
      const before = await progresses.lock(noProgress(progressId(memberId, titleId), memberId, titleId, now));
      const left = await watched.way(memberId, titleId);
      const progress = { ...before, ...left, version: before.version + 1, changedAt: now };
      await progresses.save(progress);
      await outbox.add(topics.progress, progressMessage(progress));
    }
    await counters.move(lessWatched(gone));
    const last = gone.at(-1);
    if (last && gone.length === limit) return { cursor: last.memberId };
    if (pass === 1)
      await tasks.add(
        removeEpisodeTask,
        { episodeId, titleId, pass: 2 },
        { due: new Date(now.getTime() + SECOND_PASS_MS) },
      );
    return 'done';
  };
