import { eraseMemberWith, FIRST_ID, inTwoPasses } from '@seyir/kit';
import type { Clock, StepResult, TaskKind, TaskStep, Tasks } from '@seyir/kit';
import { followerMove } from '../domain/library.js';
import { scoreMoves } from '../domain/score.js';
import type { CounterStore, PlaybackEvents, RemovalStore, ScoreStore } from './ports.js';
import { unmarked, withdrawLibrary, withdrawProgress } from './withdrawn.js';

type Input = { readonly memberId: string; readonly pass: number };
type Cursor = { readonly list: 'positions' | 'progress' | 'library'; readonly after: string };

/** Deletes the data about a member's watching. */
export const removeMemberTask: TaskKind<Input, Cursor> = { name: 'remove-member', whenDead: 'page' };

/** Handles the erasure of a member: new data is refused from now on, and a task deletes the existing data. */
export const removeMember = eraseMemberWith(removeMemberTask);

// A step deletes rows of several lists and corrects in the same transaction what was counted of them.
interface StepDeps {
  readonly removal: RemovalStore;
  readonly counters: CounterStore;
  readonly scores: ScoreStore;
  readonly events: PlaybackEvents;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** One step of `remove-member`. */
export const removeMemberStep = (deps: StepDeps): TaskStep<Input, Cursor> => {
  const { removal, counters, scores, events, clock } = deps;

  const positions = async (
    memberId: string,
    { after }: Cursor,
    limit: number,
  ): Promise<StepResult<Cursor>> => {
    const gone = await removal.positionsOfMember(memberId, after, limit);
    const last = gone.at(-1);
    // A short chunk is not the end, because another task may have deleted some of its rows at the same moment.
    if (last) return { cursor: { list: 'positions', after: last.episodeId } };
    return { cursor: { list: 'progress', after: FIRST_ID } };
  };

  const progress = async (
    memberId: string,
    { after }: Cursor,
    limit: number,
  ): Promise<StepResult<Cursor>> => {
    const gone = await removal.progressOf({ memberId }, after, limit);
    await withdrawProgress(events, gone, clock.now());
    const last = gone.at(-1);
    if (last) return { cursor: { list: 'progress', after: last.id } };
    return { cursor: { list: 'library', after: FIRST_ID } };
  };

  const library = async (memberId: string, { after }: Cursor, limit: number): Promise<StepResult<Cursor>> => {
    const now = clock.now();
    const gone = await removal.libraryOf({ memberId }, after, limit);
    await withdrawLibrary(events, gone, now);
    await scores.move(gone.flatMap((entry) => scoreMoves(entry, unmarked(entry, now))));
    await counters.moveFollowers(
      new Map(gone.map((entry) => [entry.titleId, followerMove(entry, unmarked(entry, now))])),
    );
    const last = gone.at(-1);
    if (last) return { cursor: { list: 'library', after: last.id } };
    await removal.member(memberId);
    return 'done';
  };

  const lists = { positions, progress, library };
  return inTwoPasses(
    removeMemberTask,
    deps,
    ({ memberId }, cursor = { list: 'positions', after: FIRST_ID }, { limit }) =>
      lists[cursor.list](memberId, cursor, limit),
  );
};
