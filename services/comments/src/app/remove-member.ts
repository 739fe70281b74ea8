import { eraseMemberWith, FIRST_ID, inTwoPasses } from '@seyir/kit';
import type { Clock, StepResult, TaskKind, TaskStep, Tasks } from '@seyir/kit';
import { nobody, type Comment } from '../domain/comment.js';
import { unanswered } from '../domain/line.js';
import { targetKind } from '../domain/target.js';
import type { Topic } from '../domain/topic.js';
import { deleteEvidenceFiles } from './forget-evidence.js';
import type {
  CaseEvents,
  CommentEvents,
  MemberRemovalStore,
  RemovalStore,
  RestraintStore,
  ThreadStore,
  TopicEvents,
  TopicRemovalStore,
  TopicStore,
} from './ports.js';
import { clearTargets, threadsOf, withdrawn } from './withdrawn.js';

type Input = { readonly memberId: string; readonly pass: number };
type List = (typeof ORDER)[number];
/** `line`: emptied texts that may have no replies left, and that did not fit into the previous step's limit. */
type Cursor = { readonly list: List; readonly after: string; readonly line?: readonly string[] };
type Result = StepResult<Cursor>;

/** Removes the texts and actions of a member. */
export const removeMemberTask: TaskKind<Input, Cursor> = { name: 'remove-member', whenDead: 'page' };

/**
 * Handles the erasure of a member: from now on the member's texts read as deleted and anonymous, and a task deletes the rows. A
 * text with replies keeps its row, so that the replies stay.
 */
export const removeMember = eraseMemberWith(removeMemberTask);

// Its lists share the lines of texts and the threads that they change, so they are one step with the ports of all of them.
interface StepDeps {
  readonly removal: RemovalStore;
  readonly members: MemberRemovalStore;
  readonly restraints: RestraintStore;
  readonly threads: ThreadStore;
  readonly topics: TopicStore;
  readonly topicRemoval: TopicRemovalStore;
  /** Deletes the posts of a deleted topic. */
  readonly removeThreads: (subjectIds: readonly string[]) => Promise<void>;
  readonly events: CommentEvents & CaseEvents & TopicEvents;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** One step of `remove-member`. */
export const removeMemberStep = (deps: StepDeps): TaskStep<Input, Cursor> => {
  const { removal, members, restraints, threads, topics, topicRemoval, removeThreads, events, tasks, clock } =
    deps;

  const answers = async (memberId: string, { after }: Cursor, limit: number): Promise<Result> =>
    following('answers', await members.forgetAnswered(memberId, after, limit), limit);

  const mentions = async (memberId: string, cursor: Cursor, limit: number): Promise<Result> =>
    (await members.forgetMentions(memberId, limit)) === limit ? { cursor } : nextOf('mentions');

  const deleteTopics = async (ids: readonly string[], now: Date): Promise<void> => {
    const deleted: Topic[] = [];
    for (const id of ids) deleted.push(await topics.change(id, { deleted: true }, now));
    await events.topicsChanged(deleted);
    if (ids.length > 0) {
      await removeThreads(ids);
      events.topicsMoved(true);
    }
  };

  /**
   * Empties the member's texts. Texts without replies are deleted, and so are the emptied texts that they answered.
   */
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
    // All threads are locked in one order, before the deletion updates the counters of some of them.
    const moved = await threads.advanceAll(threadsOf(found.map(({ comment }) => comment)));
    const own = found.map(({ comment }) => comment).filter(isOwn);
    const emptied = own.filter(({ id }) => !gone.has(id));
    await members.empty(
      emptied.map(({ id }) => id),
      now,
    );
    await removal.delete([...gone]);
    await deleteTopics(await topicRemoval.abandoned(topicsOf(found.map(({ comment }) => comment))), now);
    await events.commentsChanged([
      ...own.filter(({ id }) => gone.has(id)).map((comment) => withdrawn(comment, now)),
      ...emptied.map((comment) => ({
        ...withdrawn(comment, now),
        authorId: nobody,
        body: '',
        mentionedIds: [],
      })),
    ]);
    events.threadsChanged(moved);
    const known = new Set(found.map(({ comment }) => comment.id));
    const line = found.flatMap(({ comment: { id, reply } }) =>
      gone.has(id) && reply && !known.has(reply.toId) ? [reply.toId] : [],
    );
    const after = cursor.line ? cursor.after : (seeds.at(-1) ?? cursor.after);
    if (found.length === 2 * limit && line.length > 0)
      return { cursor: { list: 'texts', after, line: [...new Set(line)] } };
    return { cursor: { list: 'texts', after } };
  };

  const reactions = async (memberId: string, { after }: Cursor, limit: number): Promise<Result> =>
    untilNone('reactions', await members.reactionsOf(memberId, after, limit));

  const reports = async (memberId: string, { after }: Cursor, limit: number): Promise<Result> => {
    const cases = await members.reportsOf(memberId, after, limit, clock.now());
    await events.casesChanged(cases);
    return untilNone(
      'reports',
      cases.map(({ id }) => id),
    );
  };

  const evidence = async (memberId: string, cursor: Cursor, limit: number): Promise<Result> => {
    const { count, files } = await members.deleteEvidence(memberId, limit);
    await deleteEvidenceFiles(tasks, files);
    return count > 0 ? { cursor } : nextOf('evidence');
  };

  const named = async (memberId: string, cursor: Cursor, limit: number): Promise<Result> => {
    // Cases that outlived their targets only because they are about this member.
    const deleted = await members.deletedTargets(memberId, limit);
    if (deleted.length > 0) {
      await clearTargets(deps, deleted, limit);
      return { cursor };
    }
    return (await members.forgetInCases(memberId, limit)) > 0 ? { cursor } : nextOf('named');
  };

  const blocks = async (memberId: string, cursor: Cursor, limit: number): Promise<Result> =>
    (await restraints.forget(memberId, limit)) === limit ? { cursor } : nextOf('blocks');

  const cases = async (memberId: string, cursor: Cursor, limit: number): Promise<Result> =>
    (await clearTargets(deps, [memberId], limit)) ? 'done' : { cursor };

  /** Empties the member's topics in which others have posted, and deletes the rest. */
  const ofForum = async (memberId: string, { after }: Cursor, limit: number): Promise<Result> => {
    const found = await topicRemoval.ofAuthor(memberId, after, limit);
    const now = clock.now();
    const answered = found.filter((topic) => topic.answered).map(({ id }) => id);
    await events.topicsChanged(await topicRemoval.empty(answered, now));
    await deleteTopics(
      found.filter((topic) => !topic.answered).map(({ id }) => id),
      now,
    );
    if (answered.length > 0) events.topicsMoved(true);
    return following(
      'topics',
      found.map(({ id }) => id),
      limit,
    );
  };

  const readTopics = async (memberId: string, cursor: Cursor, limit: number): Promise<Result> =>
    (await topicRemoval.forgetReader(memberId, limit)) === limit ? { cursor } : nextOf('readTopics');

  const topicMentions = async (memberId: string, cursor: Cursor, limit: number): Promise<Result> =>
    (await topicRemoval.forgetMentions(memberId, limit)) === limit ? { cursor } : nextOf('topicMentions');

  const lists = {
    answers,
    mentions,
    texts,
    topics: ofForum,
    readTopics,
    topicMentions,
    reactions,
    reports,
    evidence,
    blocks,
    named,
    cases,
  };
  return inTwoPasses(
    removeMemberTask,
    deps,
    ({ memberId }, cursor = { list: ORDER[0], after: FIRST_ID }, { limit }) =>
      lists[cursor.list](memberId, cursor, limit),
  );
};

/** Answered authors are removed before texts, because an anonymous text no longer leads to the replies to the member. */
const topicsOf = (comments: readonly Comment[]): string[] =>
  threadsOf(comments)
    .filter(({ kind }) => kind === targetKind.discussion)
    .map(({ id }) => id);

const ORDER = [
  'answers',
  'mentions',
  'texts',
  'topics',
  'readTopics',
  'topicMentions',
  'reactions',
  'reports',
  'evidence',
  'blocks',
  'named',
  'cases',
] as const;

const nextOf = (list: List): Result => {
  const next = ORDER[ORDER.indexOf(list) + 1];
  return next ? { cursor: { list: next, after: FIRST_ID } } : 'done';
};

/**
 * The next list begins only after an empty chunk. A short chunk is not the end, because another task may have deleted some of its
 * rows at the same moment.
 */
const untilNone = (list: List, ids: readonly string[]): Result => {
  const after = ids.at(-1);
  return after === undefined ? nextOf(list) : { cursor: { list, after } };
};

/** After a full chunk the same list continues, otherwise the next list begins. */
const following = (list: List, ids: readonly string[], limit: number): Result => {
  const after = ids.at(-1);
  return after !== undefined && ids.length >= limit ? { cursor: { list, after } } : nextOf(list);
};
