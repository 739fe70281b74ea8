import { FIRST_ID, inTwoPasses } from '@seyir/kit';
import type { Clock, TaskKind, TaskStep, Tasks } from '@seyir/kit';
import type { Episode } from '../domain/episode.js';
import { noProgress, takeBack } from '../domain/progress.js';
import type {
  CounterStore,
  PlaybackEvents,
  ProgressStore,
  RemovalStore,
  TitleStore,
  Transaction,
  WatchedStore,
} from './ports.js';
import { progressId } from './record-steps.js';
import { lessWatched } from './withdrawn.js';

type Input = { readonly episodeId: string; readonly titleId: string; readonly pass: number };

/** Deletes an episode's positions; the cursor is the last member's id. */
export const removeEpisodeTask: TaskKind<Input, string> = { name: 'remove-episode', whenDead: 'page' };

interface Deps {
  readonly removal: RemovalStore;
  readonly transaction: Transaction;
  readonly events: PlaybackEvents;
  readonly tasks: Tasks;
}

/** Handles the removal of an episode: deletes its sources at once, and members' positions in a task. */
export const removeEpisode =
  ({ removal, transaction, events, tasks }: Deps) =>
  ({ id: episodeId, titleId }: Pick<Episode, 'id' | 'titleId'>): Promise<void> =>
    transaction.run(async () => {
      const had = await removal.sources(episodeId);
      if (had) {
        const none = { ...had, sourceCount: 0, translations: [], groups: [], version: had.version + 1 };
        await events.sourcesChanged([none]);
      }
      await tasks.add(removeEpisodeTask, { episodeId, titleId, pass: 1 }, { key: episodeId });
    });

// A step deletes positions and corrects in the same transaction what was counted of them: progress and counters, with the events.
interface StepDeps {
  readonly titles: TitleStore;
  readonly removal: RemovalStore;
  readonly progresses: ProgressStore;
  readonly watched: WatchedStore;
  readonly counters: CounterStore;
  readonly events: PlaybackEvents;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/**
 * One step of `remove-episode`: members keep the progress in the rest of the title. If the whole title was removed,
 * the title's task deletes everything with fewer statements.
 */
export const removeEpisodeStep = (deps: StepDeps): TaskStep<Input, string> => {
  const { titles, removal, progresses, watched, counters, events, clock } = deps;
  return inTwoPasses(removeEpisodeTask, deps, async ({ episodeId, titleId }, after = FIRST_ID, { limit }) => {
    const [title] = await titles.byIds([titleId]);
    if (title?.removed) return 'done';
    const now = clock.now();
    const gone = await removal.positionsOfEpisode(episodeId, after, limit);
    const before = await progresses.lock(
      gone.map(({ memberId }) => noProgress(progressId(memberId, titleId), memberId, titleId, now)),
    );
    const left = await watched.ways(before);
    const watchers = new Set(gone.filter((one) => one.watched).map(({ memberId }) => memberId));
    const moved = before.map((progress, index) =>
      takeBack(progress, left[index], Number(watchers.has(progress.memberId)), now),
    );
    await progresses.save(moved);
    await events.progressChanged(moved);
    await counters.move(lessWatched(gone));
    const last = gone.at(-1);
    // A short chunk is not the end, because another task may have deleted some of its rows at the same moment.
    return last ? { cursor: last.memberId } : 'done';
  });
};
