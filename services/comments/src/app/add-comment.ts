import { notFound, type Clock, type Ids } from '@seyir/kit';
import type { Comment } from '../domain/comment.js';
import { targetKey } from '../domain/target.js';
import type { CommentEvents, CommentStore, NewComment, ThreadStore } from './ports.js';

interface Deps {
  readonly comments: CommentStore;
  readonly threads: ThreadStore;
  readonly events: CommentEvents;
  readonly clock: Clock;
  readonly ids: Ids;
}

export type AddsComments = ReturnType<typeof addComment>;

/**
 * Adds a text to its thread inside the caller's transaction: the row, its event, then the counts of its root and thread, and the frame.
 * NOT_FOUND if the thread's subject was removed, or the answered comment is deleted or removed.
 * @param ownerId the author of the post that it is about
 */
export const addComment =
  ({ comments, threads, events, clock, ids }: Deps) =>
  async (text: Omit<NewComment, 'id' | 'postedAt'>, ownerId?: string): Promise<Comment> => {
    const comment = await comments.add({ ...text, id: ids.next(), postedAt: clock.now() });
    if (!comment) throw notFound(`target ${targetKey(text.target)}, or the answered comment`);
    await events.commentsChanged([comment], ownerId === undefined ? [] : [ownerId]);
    const { rootId, toId, toAuthorId } = comment.reply ?? {};
    const reply = rootId && toId && toAuthorId ? { rootId, toId, toAuthorId } : undefined;
    const added = { comments: reply ? 0 : 1, replies: reply ? 1 : 0 };
    // Last, because members who write in one thread at once wait here for each other's commits. Sent together, the root first.
    const [isOpen, thread] = await Promise.all([
      reply ? comments.countReply(reply) : true,
      threads.advance(comment.target, added),
    ]);
    if (!isOpen) throw notFound(`comment ${toId} is deleted`);
    events.threadsChanged([{ ...thread, changed: [comment] }]);
    return comment;
  };
