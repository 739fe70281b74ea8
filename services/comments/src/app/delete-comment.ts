import { isId, notFound, type Clock } from '@seyir/kit';
import type { Comment } from '../domain/comment.js';
import type { Actor } from './actor.js';
import type { CommentEvents, CommentStore, Transaction } from './ports.js';

interface Deps {
  readonly comments: CommentStore;
  readonly events: CommentEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Takes a text away; its place in the thread, its replies and the counters stay (product-rules, Community). Twice is
 * no error. NOT_FOUND for an unknown one, FORBIDDEN for whom no row allows it.
 */
export const deleteComment =
  ({ comments, events, transaction, clock }: Deps) =>
  async ({ memberId, assertMay }: Actor, id: string): Promise<Comment> => {
    if (!isId(id)) throw notFound(`comment ${id}`);
    return transaction.run(async () => {
      const standing = await comments.lock(id);
      if (!standing) throw notFound(`comment ${id}`);
      assertMay(standing.authorId === memberId ? 'own' : 'others');
      if (standing.deleted) return standing;
      const deleted = await comments.remove(id, clock.now());
      await events.commentsChanged([deleted]);
      events.wake([deleted.target]);
      return deleted;
    });
  };
