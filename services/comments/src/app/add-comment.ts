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
 * Adds a text to its thread inside the caller's transaction: the row, its event, then the thread's counts and frame.
 * NOT_FOUND if the thread's subject was removed.
 * @param ownerId the author of the post that it is about
 */
export const addComment =
  ({ comments, threads, events, clock, ids }: Deps) =>
  async (text: Omit<NewComment, 'id' | 'postedAt'>, ownerId?: string): Promise<Comment> => {
    const comment = await comments.add({ ...text, id: ids.next(), postedAt: clock.now() });
    if (!comment) throw notFound(`target ${targetKey(text.target)}`);
    await events.commentsChanged([comment], ownerId === undefined ? [] : [ownerId]);
    const isReply = comment.reply?.rootId !== undefined;
    const added = { comments: isReply ? 0 : 1, replies: isReply ? 1 : 0 };
    const thread = await threads.advance(comment.target, added);
    events.threadsChanged([{ ...thread, changed: [comment] }]);
    return comment;
  };
