import { isId, type Clock, type EraseMemberData, type TaskKind, type TaskStep, type Tasks } from '@seyir/kit';
import type { CollectionEvents, CollectionStore } from './collection-ports.js';
import type { Transaction } from './ports.js';

type Input = { readonly collectionId: string };

/** Deletes the likes, the entries and the row of a deleted collection. */
export const deleteCollectionTask: TaskKind<Input, string> = {
  name: 'delete-collection',
  whenDead: 'ticket',
};

interface Deps {
  readonly collections: CollectionStore;
  readonly collectionEvents: CollectionEvents;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** Deletes a collection: no read returns it any more, and a task deletes its rows. A repeated call is no error. */
export const deleteCollection =
  (deps: Deps) =>
  async (id: string): Promise<void> => {
    if (isId(id)) await deps.transaction.run(() => removeCollections(deps, [id]));
  };

/** Erases a member's collections, as `deleteCollection` does. */
export const eraseCollections =
  (deps: Omit<Deps, 'transaction'>): EraseMemberData =>
  async (ownerId, limit) => {
    const ids = await deps.collections.idsOf(ownerId, limit);
    await removeCollections(deps, ids);
    return ids.length < limit;
  };

/** Removes collections from all reads and leaves their rows to tasks. Call it in a transaction. */
const removeCollections = async (
  { collections, collectionEvents, tasks, clock }: Omit<Deps, 'transaction'>,
  ids: readonly string[],
): Promise<void> => {
  const removed = await collections.markDeleted(ids, clock.now());
  for (const { id } of removed) await tasks.add(deleteCollectionTask, { collectionId: id }, { key: id });
  await collectionEvents.collectionsChanged(removed.map((one) => ({ ...one, removed: true })));
};

/** One step of `delete-collection`. */
export const deleteCollectionStep =
  ({ collections, clock }: Pick<Deps, 'collections' | 'clock'>): TaskStep<Input, string> =>
  async ({ collectionId }, _, { limit }) =>
    (await collections.removeDeleted(collectionId, limit, clock.now())) ? 'done' : { cursor: collectionId };
