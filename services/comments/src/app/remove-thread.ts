import { inTwoPasses } from '@seyir/kit';
import type { Clock, StepResult, TaskKind, TaskStep, Tasks } from '@seyir/kit';
import type { Comment } from '../domain/comment.js';
import { lookedUp } from '../domain/target.js';
import type {
  CaseEvents,
  CommentEvents,
  KeptCases,
  Moment,
  RemovalStore,
  RootAt,
  ThreadRemovalStore,
  ThreadStore,
  TombstoneStore,
  TopicRemovalStore,
  Transaction,
} from './ports.js';
import { clearTargets, withdrawn } from './withdrawn.js';

type Input = { readonly subjectId: string; readonly pass: number };
/** Roots newer than `before` are deleted, and of the next root the replies newer than `replies`. */
type Cursor = { readonly before: Moment | null; readonly replies: Moment | null };

/** Deletes the threads of a removed subject, newest comment first. */
export const removeThreadTask: TaskKind<Input, Cursor> = { name: 'remove-thread', whenDead: 'page' };

// One transaction marks the subjects, hides their threads on open pages, and adds the tasks.
interface Deps {
  readonly tombstones: TombstoneStore;
  readonly threads: ThreadStore;
  readonly events: CommentEvents;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/**
 * Titles, episodes or trailers were removed: from now on reads hide their threads, and writes are refused. A task
 * deletes the data: all comments of all authors, with their reactions and cases.
 */
export const removeThreads =
  ({ tombstones, threads, events, transaction, tasks, clock }: Deps) =>
  (subjectIds: readonly string[]): Promise<void> =>
    transaction.run(async () => {
      const going = await tombstones.markSubjects(subjectIds, clock.now());
      for (const subjectId of subjectIds)
        await tasks.add(removeThreadTask, { subjectId, pass: 1 }, { key: subjectId });
      events.threadsChanged(await threads.advanceAll(going));
    });

// A step deletes comments with their cases and reactions, and in the end the topic; each has its own store.
interface StepDeps {
  readonly tombstones: TombstoneStore;
  readonly removal: RemovalStore;
  readonly threads: ThreadRemovalStore;
  readonly topicRemoval: TopicRemovalStore;
  readonly events: CommentEvents & CaseEvents;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** One step of `remove-thread`. */
export const removeThreadStep = (deps: StepDeps): TaskStep<Input, Cursor> => {
  const { tombstones, removal, threads, topicRemoval, events, clock } = deps;

  /** Takes the newest remaining comments, as many as fit with their replies, or a part of one comment's replies. */
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
    // Locked roots accept no more replies, so the list is complete.
    const whole = cursor.replies === null && found.replies.length < limit;
    const going = whole ? [...found.roots, ...found.replies] : found.replies;
    const ids = going.map(({ id }) => id);
    if (!(await clearTargets(deps, ids, limit, keptIn(going)))) return { cursor };
    if ((await threads.pointToRoots(ids, limit)) === limit) return { cursor };
    await removal.delete(ids);
    const now = clock.now();
    await events.commentsChanged(going.map((comment) => withdrawn(comment, now)));
    if (whole) return { cursor: { before: momentOf(chosen.at(-1)), replies: null } };
    return { cursor: { ...cursor, replies: found.replies.length === limit ? found.last : null } };
  };

  return inTwoPasses(removeThreadTask, deps, async ({ subjectId }, cursor = START, { limit }) => {
    if (!(await tombstones.hasSubject(subjectId))) return 'done';
    if (cursor.before === null && !(await clearTargets(deps, [subjectId], limit, 'decided')))
      return { cursor };
    const roots = await threads.roots(subjectId, cursor.before ?? undefined, limit);
    if (roots.length > 0) return chunk(roots, cursor, limit);
    // The subject may be a topic, whose row is deleted last.
    return (await topicRemoval.delete(subjectId, limit)) ? 'done' : { cursor };
  });
};

/** A member who deletes a post, a collection or a topic ends no open case about the comments on it. */
const keptIn = (comments: readonly Comment[]): KeptCases =>
  comments.some(({ target }) => lookedUp.includes(target.kind)) ? 'decided' : 'appealable';

const START: Cursor = { before: null, replies: null };

/** The first roots that fit the `limit` together with their replies; at least one. */
const fitting = (roots: readonly RootAt[], limit: number): RootAt[] => {
  let room = limit;
  const end = roots.findIndex(({ replyCount }) => (room -= 1 + replyCount) < 0);
  return roots.slice(0, end === -1 ? roots.length : Math.max(end, 1));
};

const momentOf = (root: RootAt | undefined): Moment | null =>
  root ? { postedAt: root.postedAt, id: root.id } : null;
