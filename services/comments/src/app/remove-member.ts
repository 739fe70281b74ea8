import type { Clock, StepResult, TaskKind, TaskStep, Tasks } from '@seyir/kit';
import { nobody } from '../domain/comment.js';
import { unanswered } from '../domain/line.js';
import type {
  CaseEvents,
  CommentEvents,
  MemberRemovalStore,
  RemovalStore,
  TombstoneStore,
  Transaction,
} from './ports.js';
import { clearTargets, FIRST_ID, SECOND_PASS_MS, threadsOf, withdrawn } from './withdrawn.js';

type Input = { readonly memberId: string; readonly pass: number };
type List = 'answers' | 'mentions' | 'texts' | 'reactions' | 'reports' | 'cases';
/** `line`: emptied texts that may be unanswered now, and that the step before had no room for. */
type Cursor = { readonly list: List; readonly after: string; readonly line?: readonly string[] };
type Result = StepResult<Cursor>;

/** Takes away what a member wrote and did. */
export const removeMemberTask: TaskKind<Input, Cursor> = { name: 'remove-member', whenDead: 'page' };

interface Deps {
  readonly tombstones: TombstoneStore;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/**
 * A member is gone, for good: from now on what they wrote reads as deleted and of nobody; a task takes the rows away.
 * A text that others have answered keeps its place, so that the answers stand.
 */
export const removeMember =
  ({ tombstones, transaction, tasks, clock }: Deps) =>
  (memberId: string): Promise<void> =>
    transaction.run(async () => {
      await tombstones.markMember(memberId, clock.now());
      await tasks.add(removeMemberTask, { memberId, pass: 1 }, { key: memberId });
    });

interface StepDeps {
  readonly removal: RemovalStore;
  readonly members: MemberRemovalStore;
  readonly events: CommentEvents & CaseEvents;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** One step of `remove-member`. */
export const removeMemberStep = (deps: StepDeps): TaskStep<Input, Cursor> => {
  const { removal, members, events, tasks, clock } = deps;

  const answers = async (memberId: string, { after }: Cursor, limit: number): Promise<Result> =>
    following('answers', await members.forgetAnswered(memberId, after, limit), limit);

  const mentions = async (memberId: string, cursor: Cursor, limit: number): Promise<Result> =>
    (await members.forgetMentions(memberId, limit)) === limit ? { cursor } : nextOf('mentions');

  /** Own texts become deleted ones of nobody; those that nothing answers go, and what they answered with them. */
  const texts = async (memberId: string, cursor: Cursor, limit: number): Promise<Result> => {
    const now = clock.now();
    const seeds = cursor.line ?? (await members.textsOf(memberId, cursor.after, limit));
    if (seeds.length === 0) return nextOf('texts');
    const found = await members.lockLines(seeds, 2 * limit);
    const isOwn = ({ authorId }: { authorId: string }) => authorId === memberId;
    const gone = new Set(
      unanswered(found, (comment) => isOwn(comment) || comment.authorId === nobody).map(({ id }) => id),
    );
    if (!(await clearTargets(deps, [...gone], limit))) return { cursor };
    const own = found.map(({ comment }) => comment).filter(isOwn);
    const emptied = own.filter(({ id }) => !gone.has(id));
    await members.empty(
      emptied.map(({ id }) => id),
      now,
    );
    await removal.delete([...gone]);
    await events.commentsChanged([
      ...own.filter(({ id }) => gone.has(id)).map((comment) => withdrawn(comment, now)),
      ...emptied.map((comment) => ({
        ...withdrawn(comment, now),
        ...{ authorId: nobody, body: '', mentionedIds: [] },
      })),
    ]);
    events.wake(threadsOf(found.map(({ comment }) => comment)));
    const known = new Set(found.map(({ comment }) => comment.id));
    const line = found.flatMap(({ comment: { id, reply } }) =>
      gone.has(id) && reply && !known.has(reply.toId) ? [reply.toId] : [],
    );
    const after = cursor.line ? cursor.after : (seeds.at(-1) ?? cursor.after);
    if (found.length === 2 * limit && line.length > 0)
      return { cursor: { list: 'texts', after, line: [...new Set(line)] } };
    return { cursor: { list: 'texts', after } };
  };

  const reactions = async (memberId: string, { after }: Cursor, limit: number): Promise<Result> => {
    const taken = await members.reactionsOf(memberId, after, limit, clock.now());
    await events.reactionsChanged(taken.tallies);
    return following('reactions', taken.targetIds, limit);
  };

  const reports = async (memberId: string, { after }: Cursor, limit: number): Promise<Result> => {
    const cases = await members.reportsOf(memberId, after, limit, clock.now());
    await events.casesChanged(cases);
    return following(
      'reports',
      cases.map(({ id }) => id),
      limit,
    );
  };

  const cases = async (memberId: string, cursor: Cursor, limit: number): Promise<Result> =>
    (await clearTargets(deps, [memberId], limit)) ? 'done' : { cursor };

  const lists = { answers, mentions, texts, reactions, reports, cases };
  return async ({ memberId, pass }, cursor = { list: ORDER[0], after: FIRST_ID }, { limit }) => {
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

/** Answers before texts: once a text is of nobody, its answers are not found by its author any more. */
const ORDER = ['answers', 'mentions', 'texts', 'reactions', 'reports', 'cases'] as const;

const nextOf = (list: List): Result => {
  const next = ORDER[ORDER.indexOf(list) + 1];
  return next ? { cursor: { list: next, after: FIRST_ID } } : 'done';
};

/** After a full chunk the rest of its list, else the next list. */
const following = (list: List, ids: readonly string[], limit: number): Result => {
  const after = ids.at(-1);
  return after !== undefined && ids.length >= limit ? { cursor: { list, after } } : nextOf(list);
};
