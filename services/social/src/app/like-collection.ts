import { notFound, type Clock } from '@seyir/kit';
import type { CollectionStore } from './collection-ports.js';
import type { Transaction } from './ports.js';

interface Deps {
  readonly collections: CollectionStore;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Likes a collection or removes the like; toggles without `active`. NOT_FOUND for a deleted one. */
export const likeCollection =
  ({ collections, transaction, clock }: Deps) =>
  async (
    memberId: string,
    id: string,
    active: boolean | undefined,
  ): Promise<{ readonly liked: boolean; readonly likes: number }> =>
    transaction.run(async () => {
      const found = await collections.like(id, memberId, active, clock.now());
      if (!found) throw notFound(`collection ${id}`);
      return found;
    });
