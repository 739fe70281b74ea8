import { FIRST_ID } from '@seyir/kit';
import type { Clock, Outbox, StepResult, TaskKind, TaskStep, Tasks, UnitOfWork } from '@seyir/kit';
import { followerMove } from '../domain/library.js';
import type { CounterStore, RemovalStore } from './ports.js';
import { SECOND_PASS_MS, unmarked, withdrawLibrary, withdrawProgress } from './withdrawn.js';

type Input = { readonly memberId: string; readonly pass: number };
type Cursor = { readonly list: 'positions' | 'progress' | 'library'; readonly after: string };

/** Takes away what is kept of how a member watches. */
export const removeMemberTask: TaskKind<Input, Cursor> = { name: 'remove-member', whenDead: 'page' };

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly tasks: Tasks;
}

/** A member is gone: nobody else reads what is kept of them, and a task takes it away. */
export const removeMember =
  ({ unitOfWork, tasks }: Deps) =>
  (memberId: string): Promise<void> =>
    unitOfWork.run(() => tasks.add(removeMemberTask, { memberId, pass: 1 }, { key: memberId }));

interface StepDeps {
  readonly removal: RemovalStore;
  readonly counters: CounterStore;
  readonly outbox: Outbox;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** One step of `remove-member`. */
export const removeMemberStep = ({
  removal,
  counters,
  outbox,
  tasks,
  clock,
}: StepDeps): TaskStep<Input, Cursor> => {
  const positions = async (
    memberId: string,
    { after }: Cursor,
    limit: number,
  ): Promise<StepResult<Cursor>> => {
    const gone = await removal.positionsOfMember(memberId, after, limit);
    const last = gone.at(-1);
    if (last && gone.length === limit) return { cursor: { list: 'positions', after: last.episodeId } };
    return { cursor: { list: 'progress', after: FIRST_ID } };
  };

  const progress = async (
    memberId: string,
    { after }: Cursor,
    limit: number,
  ): Promise<StepResult<Cursor>> => {
    const gone = await removal.progressOf({ memberId }, after, limit);
    await withdrawProgress(outbox, gone, clock.now());
    const last = gone.at(-1);
    if (last && gone.length === limit) return { cursor: { list: 'progress', after: last.id } };
    return { cursor: { list: 'library', after: FIRST_ID } };
  };

  const library = async (memberId: string, { after }: Cursor, limit: number): Promise<StepResult<Cursor>> => {
    const now = clock.now();
    const gone = await removal.libraryOf({ memberId }, after, limit);
    await withdrawLibrary(outbox, gone, now);
    await counters.moveFollowers(
      new Map(gone.map((entry) => [entry.titleId, followerMove(entry, unmarked(entry, now))])),
    );
    const last = gone.at(-1);
    if (last && gone.length === limit) return { cursor: { list: 'library', after: last.id } };
    await removal.member(memberId);
    return 'done';
  };

  const lists = { positions, progress, library };
  return async ({ memberId, pass }, cursor = { list: 'positions', after: FIRST_ID }, { limit }) => {
    const result = await lists[cursor.list](memberId, cursor, limit);
    if (result === 'done' && pass === 1)
      await tasks.add(
        removeMemberTask,
        { memberId, pass: 2 },
        { due: new Date(clock.now().getTime() + SECOND_PASS_MS) },
      );
    return result;
  };
};
