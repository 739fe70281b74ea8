import { FIRST_ID, inTwoPasses } from '@seyir/kit';
import type { Clock, StepResult, TaskKind, TaskStep, Tasks } from '@seyir/kit';
import { counterMoves } from '../domain/library.js';
import { scoreMoves } from '../domain/score.js';
import type {
  CounterStore,
  PlaybackEvents,
  RemovalStore,
  ScoreStore,
  Transaction,
  ViewStore,
} from './ports.js';
import { lessWatched, unmarked, withdrawLibrary, withdrawProgress } from './withdrawn.js';

type Input = { readonly titleId: string; readonly pass: number };
type Cursor = {
  readonly list: 'positions' | 'progress' | 'library';
  readonly episodeId: string;
  readonly after: string;
};

/** Deletes members' data about a title: positions by episode, then progress, then library entries. */
export const removeTitleTask: TaskKind<Input, Cursor> = { name: 'remove-title', whenDead: 'page' };

interface Deps {
  readonly removal: RemovalStore;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
}

/** Handles the removal of a title: hides its episodes at once; a task deletes members' data about it. */
export const removeTitle =
  ({ removal, transaction, tasks }: Deps) =>
  (titleId: string): Promise<void> =>
    transaction.run(async () => {
      await removal.hideEpisodes(titleId);
      await tasks.add(removeTitleTask, { titleId, pass: 1 }, { key: titleId });
    });

// A step deletes rows of several lists and corrects in the same transaction what was counted of them.
interface StepDeps {
  readonly removal: RemovalStore;
  readonly counters: CounterStore;
  readonly scores: ScoreStore;
  readonly views: ViewStore;
  readonly events: PlaybackEvents;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** One step of `remove-title`. */
export const removeTitleStep = (deps: StepDeps): TaskStep<Input, Cursor> => {
  const { removal, counters, scores, views, events, clock } = deps;

  const positions = async (
    titleId: string,
    { episodeId, after }: Cursor,
    limit: number,
  ): Promise<StepResult<Cursor>> => {
    const gone = episodeId === FIRST_ID ? [] : await removal.positionsOfEpisode(episodeId, after, limit);
    await counters.move(lessWatched(gone));
    const last = gone.at(-1);
    // A short chunk is not the end, because another task may have deleted some of its rows at the same moment.
    if (last) return { cursor: { list: 'positions', episodeId, after: last.memberId } };
    const next = await removal.episodeAfter(titleId, episodeId);
    if (next !== undefined) return { cursor: { list: 'positions', episodeId: next, after: FIRST_ID } };
    return { cursor: { list: 'progress', episodeId: FIRST_ID, after: FIRST_ID } };
  };

  const progress = async (titleId: string, cursor: Cursor, limit: number): Promise<StepResult<Cursor>> => {
    const gone = await removal.progressOf({ titleId }, cursor.after, limit);
    await withdrawProgress(events, gone, clock.now());
    const last = gone.at(-1);
    if (last) return { cursor: { ...cursor, after: last.id } };
    return { cursor: { ...cursor, list: 'library', after: FIRST_ID } };
  };

  const library = async (titleId: string, cursor: Cursor, limit: number): Promise<StepResult<Cursor>> => {
    const now = clock.now();
    const gone = await removal.libraryOf({ titleId }, cursor.after, limit);
    await withdrawLibrary(events, gone, now);
    await scores.move(gone.flatMap((entry) => scoreMoves(entry, unmarked(entry, now))));
    await counters.move(gone.flatMap((entry) => counterMoves(entry, unmarked(entry, now))));
    const last = gone.at(-1);
    if (last) return { cursor: { ...cursor, after: last.id } };
    if (await scores.removeTitle(titleId, limit, now)) return { cursor };
    if (await views.removeTitle(titleId, limit, now)) return { cursor };
    await removal.followers(titleId);
    return 'done';
  };

  const lists = { positions, progress, library };
  return inTwoPasses(
    removeTitleTask,
    deps,
    ({ titleId }, cursor = { list: 'positions', episodeId: FIRST_ID, after: FIRST_ID }, { limit }) =>
      lists[cursor.list](titleId, cursor, limit),
  );
};
