import { currentTrace, notFound, type Clock, type Ids } from '@seyir/kit';
import type { Comment, ReplyToThread } from '../domain/comment.js';
import { targetKey, targetKind } from '../domain/target.js';
import type { CommentEvents, CommentStore, NewComment, ThreadStore, Transaction } from './ports.js';

interface Deps {
  readonly comments: CommentStore;
  readonly threads: ThreadStore;
  readonly events: CommentEvents;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A text that is added to a thread. */
export interface AddedText extends Omit<NewComment, 'id' | 'postedAt'> {
  /** The author of the post that the thread is about. */
  readonly ownerId?: string | undefined;
  /** The trace of the call that adds it, which its event carries too. */
  readonly trace?: string | undefined;
}

export type AddsComment = ReturnType<typeof addComment>;
export type AddsComments = ReturnType<typeof addComments>;

/** As `addComments`, for one text. */
export const addComment = (deps: Deps) => {
  const add = addTogether(deps);
  return async (text: AddedText): Promise<Comment> => (await add([text]))[0]!;
};

/** Maximum number of texts in one frame: a page reads the texts of a frame in one call. */
const MOST = 50;
/** Least time between two transactions that add texts to one thread, in ms. */
const GATHER_MS = 12;

/**
 * Adds a text to its thread, outside any transaction: members who write in one thread at once share one, because they would wait for
 * each other's commits anyway. NOT_FOUND if the thread's subject was removed, or the answered comment is deleted or removed; that
 * fails no other member's text.
 */
export const addComments = ({ transaction, ...deps }: Deps & { readonly transaction: Transaction }) => {
  const add = transaction.grouped(addTogether(deps), { most: MOST, apart: true, gatherMs: GATHER_MS });
  return (text: AddedText): Promise<Comment> =>
    add(targetKey(text.target), { ...text, trace: currentTrace() });
};

/**
 * Adds texts to one thread inside the running transaction: the rows, their events, then the counts of their roots and of the thread, and
 * one frame.
 */
const addTogether =
  ({ comments, threads, events, clock, ids }: Deps) =>
  async (texts: readonly AddedText[]): Promise<Comment[]> => {
    const { target } = texts[0]!;
    // A reply does not name the owner, but it may share the transaction with comments.
    const ownerId = texts.find((text) => text.ownerId !== undefined)?.ownerId;
    const added = await comments.add(
      texts.map((text) => ({ ...text, id: ids.next(), postedAt: clock.now() })),
    );
    if (!added) throw notFound(`target ${targetKey(target)}, or the answered comment`);
    const traces = texts.length > 1 ? texts.map(({ trace }) => trace) : undefined;
    await events.commentsChanged(added, ownerId === undefined ? [] : [ownerId], traces);
    const replies = added.flatMap(({ reply }) => (isBelow(reply) ? [reply] : []));
    // Last, because other processes wait here for this commit. Sent together, the roots first.
    const [isOpen, thread] = await Promise.all([
      replies.length === 0 || comments.countReplies(replies),
      threads.advance(target, { comments: added.length - replies.length, replies: replies.length }),
    ]);
    if (!isOpen) throw notFound('an answered comment is deleted');
    events.threadsChanged([{ ...thread, changed: added }]);
    // The count of comments stands on pages of posts, beside the reactions.
    if (target.kind === targetKind.post) events.reactionsSet(added.map(({ authorId }) => authorId));
    return added;
  };

const isBelow = (reply: Comment['reply']): reply is ReplyToThread => reply?.rootId !== undefined;
