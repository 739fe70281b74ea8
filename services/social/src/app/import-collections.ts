import { badInput, isId, uniqueIds, type GoneMembers } from '@seyir/kit';
import { MOST_ENTRIES } from '../domain/collection.js';
import type { BadgeStore } from './badge-ports.js';
import { textsOf } from './collection-input.js';
import type { CollectionEvents, CollectionStore, ImportedCollection } from './collection-ports.js';
import type { ImportResult, Transaction } from './ports.js';

const MAX_BATCH = 100;

interface Deps {
  readonly collections: CollectionStore;
  readonly collectionEvents: CollectionEvents;
  readonly badges: Pick<BadgeStore, 'note'>;
  readonly goneMembers: GoneMembers;
  readonly transaction: Transaction;
}

/** Adds up to 100 public collections. Existing ones stay unchanged, and those of erased members are skipped. BAD_INPUT. */
export const importCollections =
  ({ collections, collectionEvents, badges, goneMembers, transaction }: Deps) =>
  async (imported: readonly ImportedCollection[]): Promise<ImportResult> => {
    if (imported.length > MAX_BATCH) throw badInput({ collections: 'too_long' });
    const read = imported.map((one, index) => {
      const titleIds = one.entries.map(({ titleId }) => titleId);
      const ids = [one.id, one.ownerId, ...titleIds, ...one.likedByIds];
      const isTwice = new Set(titleIds).size < titleIds.length;
      if (!ids.every(isId) || isTwice || titleIds.length > MOST_ENTRIES)
        throw badInput({ [`collections.${index}`]: 'invalid' });
      return { ...one, ...textsOf(one) };
    });
    return transaction.run(async () => {
      const gone = await goneMembers.among(
        read.flatMap(({ ownerId, likedByIds }) => [ownerId, ...likedByIds]),
      );
      const added = await collections.import(
        read
          .filter(({ ownerId }) => !gone.has(ownerId))
          .map((one) => ({ ...one, likedByIds: one.likedByIds.filter((id) => !gone.has(id)) })),
      );
      await collectionEvents.collectionsChanged(added.map((one) => ({ ...one, removed: false })));
      await badges.note(uniqueIds(added.map(({ ownerId }) => ownerId)), 'collection', true);
      return { created: added.length, updated: 0, unchanged: imported.length - added.length };
    });
  };
