import { isId, notFound, type Clock } from '@seyir/kit';
import type { Comment } from '../domain/comment.js';
import type { CommentEvents, CommentStore, ThreadStore, Transaction } from './ports.js';

interface Deps {
  readonly comments: CommentStore;
  readonly threads: ThreadStore;
  readonly events: CommentEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Deletes the text of a comment; its place in the thread, its replies and the counters stay (product-rules,
 * Community). Deleting twice is no error. NOT_FOUND for an unknown comment.
 */
export const deleteComment =
  ({ comments, threads, events, transaction, clock }: Deps) =>
  async (id: string): Promise<Comment> => {
    if (!isId(id)) throw notFound(`comment ${id}`);
    return transaction.run(async () => {
      const standing = await comments.lock(id);
      if (!standing) throw notFound(`comment ${id}`);
      if (standing.deleted) return standing;
      const deleted = await comments.remove(id, clock.now());
      await events.commentsChanged([deleted]);
      events.threadsChanged([{ ...(await threads.advance(deleted.target)), changed: [deleted] }]);
      return deleted;
    });
  };
