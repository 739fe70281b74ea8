import type { Clock, StepResult, TaskKind, TaskStep, Tasks } from '@seyir/kit';
import type {
  CaseEvents,
  CommentEvents,
  Moment,
  RemovalStore,
  RootAt,
  ThreadRemovalStore,
  TombstoneStore,
  Transaction,
} from './ports.js';
import { clearTargets, SECOND_PASS_MS, withdrawn } from './withdrawn.js';

type Input = { readonly subjectId: string; readonly pass: number };
/** Roots newer than `before` are gone, and of the root after it the replies newer than `replies`. */
type Cursor = { readonly before: Moment | null; readonly replies: Moment | null };

/** Deletes the threads of a subject that is gone, from the newest comment on. */
export const removeThreadTask: TaskKind<Input, Cursor> = { name: 'remove-thread', whenDead: 'page' };

interface Deps {
  readonly tombstones: TombstoneStore;
  readonly events: CommentEvents;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/**
 * Titles, episodes or trailers are gone: from now on no read shows their threads, and nothing is written in them. A
 * task deletes what is behind: all comments, whoever wrote them, with their reactions and the cases about them.
 */
export const removeThreads =
  ({ tombstones, events, transaction, tasks, clock }: Deps) =>
  (subjectIds: readonly string[]): Promise<void> =>
    transaction.run(async () => {
      events.wake(await tombstones.markSubjects(subjectIds, clock.now()));
      for (const subjectId of subjectIds)
        await tasks.add(removeThreadTask, { subjectId, pass: 1 }, { key: subjectId });
    });

interface StepDeps {
  readonly tombstones: TombstoneStore;
  readonly removal: RemovalStore;
  readonly threads: ThreadRemovalStore;
  readonly events: CommentEvents & CaseEvents;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** One step of `remove-thread`. */
export const removeThreadStep = (deps: StepDeps): TaskStep<Input, Cursor> => {
  const { tombstones, removal, threads, events, tasks, clock } = deps;

  /** Takes the newest comments that are left, as many as fit with their replies, or a part of one's replies. */
  const chunk = async (
    roots: readonly RootAt[],
    cursor: Cursor,
    limit: number,
  ): Promise<StepResult<Cursor>> => {
    const chosen = fitting(roots, limit);
    const found = await threads.lock(
      chosen.map(({ id }) => id),
      cursor.replies ?? undefined,
      limit,
    );
    // Locked roots take no more replies, so that these are all.
    const whole = cursor.replies === null && found.replies.length < limit;
    const going = whole ? [...found.roots, ...found.replies] : found.replies;
    const ids = going.map(({ id }) => id);
    if (!(await clearTargets(deps, ids, limit))) return { cursor };
    if ((await threads.pointToRoots(ids, limit)) === limit) return { cursor };
    await removal.delete(ids);
    const now = clock.now();
    await events.commentsChanged(going.map((comment) => withdrawn(comment, now)));
    if (whole) return { cursor: { before: momentOf(chosen.at(-1)), replies: null } };
    return { cursor: { ...cursor, replies: found.replies.length === limit ? found.last : null } };
  };

  const end = async (subjectId: string, pass: number): Promise<'done'> => {
    await threads.end(subjectId);
    if (pass === 1)
      await tasks.add(
        removeThreadTask,
        { subjectId, pass: 2 },
        { due: new Date(clock.now().getTime() + SECOND_PASS_MS) },
      );
    return 'done';
  };

  return async ({ subjectId, pass }, cursor = START, { limit }) => {
    if (!(await tombstones.hasSubject(subjectId))) return 'done';
    if (cursor.before === null && !(await clearTargets(deps, [subjectId], limit))) return { cursor };
    const roots = await threads.roots(subjectId, cursor.before ?? undefined, limit);
    return roots.length > 0 ? chunk(roots, cursor, limit) : end(subjectId, pass);
  };
};

const START: Cursor = { before: null, replies: null };

/** The first roots whose replies and themselves are fewer than `limit`; one at least. */
const fitting = (roots: readonly RootAt[], limit: number): RootAt[] => {
  let room = limit;
  const end = roots.findIndex(({ replyCount }) => (room -= 1 + replyCount) < 0);
  return roots.slice(0, end === -1 ? roots.length : Math.max(end, 1));
};

const momentOf = (root: RootAt | undefined): Moment | null =>
  root ? { postedAt: root.postedAt, id: root.id } : null;
