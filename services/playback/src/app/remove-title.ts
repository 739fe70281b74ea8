import { FIRST_ID } from '@seyir/kit';
import type { Clock, Outbox, StepResult, TaskKind, TaskStep, Tasks, UnitOfWork } from '@seyir/kit';
import { counterMoves } from '../domain/library.js';
import type { CounterStore, RemovalStore } from './ports.js';
import { lessWatched, SECOND_PASS_MS, unmarked, withdrawLibrary, withdrawProgress } from './withdrawn.js';

type Input = { readonly titleId: string; readonly pass: number };
type Cursor = {
  readonly list: 'positions' | 'progress' | 'library';
  readonly episodeId: string;
  readonly after: string;
};

/** Takes away what members keep about a title: positions by episode, then progress, then library entries. */
export const removeTitleTask: TaskKind<Input, Cursor> = { name: 'remove-title', whenDead: 'page' };

interface Deps {
  readonly removal: RemovalStore;
  readonly unitOfWork: UnitOfWork;
  readonly tasks: Tasks;
}

/** A title is gone: its episodes are hidden at once; what members keep about it follows in a task. */
export const removeTitle =
  ({ removal, unitOfWork, tasks }: Deps) =>
  (titleId: string): Promise<void> =>
    unitOfWork.run(async () => {
      await removal.hideEpisodes(titleId);
      await tasks.add(removeTitleTask, { titleId, pass: 1 }, { key: titleId });
    });

interface StepDeps {
  readonly removal: RemovalStore;
  readonly counters: CounterStore;
  readonly outbox: Outbox;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** One step of `remove-title`. */
export const removeTitleStep = (deps: StepDeps): TaskStep<Input, Cursor> => {
  const { removal, counters, outbox, tasks, clock } = deps;

  const positions = async (
    titleId: string,
    { episodeId, after }: Cursor,
    limit: number,
  ): Promise<StepResult<Cursor>> => {
    const gone = episodeId === FIRST_ID ? [] : await removal.positionsOfEpisode(episodeId, after, limit);
    await counters.move(lessWatched(gone));
    const last = gone.at(-1);
    if (last && gone.length === limit)
      return { cursor: { list: 'positions', episodeId, after: last.memberId } };
    const next = await removal.episodeAfter(titleId, episodeId);
    if (next !== undefined) return { cursor: { list: 'positions', episodeId: next, after: FIRST_ID } };
    return { cursor: { list: 'progress', episodeId: FIRST_ID, after: FIRST_ID } };
  };

  const progress = async (titleId: string, cursor: Cursor, limit: number): Promise<StepResult<Cursor>> => {
    const gone = await removal.progressOf({ titleId }, cursor.after, limit);
    await withdrawProgress(outbox, gone, clock.now());
    const last = gone.at(-1);
    if (last && gone.length === limit) return { cursor: { ...cursor, after: last.id } };
    return { cursor: { ...cursor, list: 'library', after: FIRST_ID } };
  };

  const library = async (titleId: string, cursor: Cursor, limit: number): Promise<StepResult<Cursor>> => {
    const now = clock.now();
    const gone = await removal.libraryOf({ titleId }, cursor.after, limit);
    await withdrawLibrary(outbox, gone, now);
    await counters.move(gone.flatMap((entry) => counterMoves(entry, unmarked(entry, now))));
    const last = gone.at(-1);
    if (last && gone.length === limit) return { cursor: { ...cursor, after: last.id } };
    await removal.followers(titleId);
    return 'done';
  };

  const lists = { positions, progress, library };
  return async (
    { titleId, pass },
    cursor = { list: 'positions', episodeId: FIRST_ID, after: FIRST_ID },
    { limit },
  ) => {
    const result = await lists[cursor.list](titleId, cursor, limit);
    if (result === 'done' && pass === 1)
      await tasks.add(
        removeTitleTask,
        { titleId, pass: 2 },
        { due: new Date(clock.now().getTime() + SECOND_PASS_MS) },
      );
    return result;
  };
};
