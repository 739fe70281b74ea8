import { DomainError, type Clock, type Ids } from '@seyir/kit';
import { mostOf } from '../domain/badge.js';
import { MOST_COLLECTIONS, type Collection, type Visibility } from '../domain/collection.js';
import type { BadgeStore } from './badge-ports.js';
import { entriesOf, textsOf, type EntryInput } from './collection-input.js';
import type { CollectionEvents, CollectionStore } from './collection-ports.js';
import type { Catalogue, Transaction } from './ports.js';

// The entries are checked in the catalogue; one transaction then adds the collection, its event and a badge.
interface Deps {
  readonly collections: CollectionStore;
  readonly catalogue: Catalogue;
  readonly collectionEvents: CollectionEvents;
  readonly badges: Pick<BadgeStore, 'note'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

export interface CreateCollectionInput {
  readonly name: string;
  readonly description: string;
  readonly visibility: Visibility;
  readonly entries: readonly EntryInput[];
}

/** Creates a collection. BAD_INPUT, NOT_FOUND as in `entriesOf`; LIMIT_REACHED beyond 200 per member. */
export const createCollection =
  (deps: Deps) =>
  async (ownerId: string, { visibility, ...input }: CreateCollectionInput): Promise<Collection> => {
    const { collections, collectionEvents, badges, transaction, clock, ids } = deps;
    const texts = textsOf(input);
    const entries = await entriesOf(deps, input.entries);
    return transaction.run(async () => {
      await collections.lockOwner(ownerId);
      if ((await collections.idsOf(ownerId, MOST_COLLECTIONS)).length === MOST_COLLECTIONS)
        throw new DomainError('LIMIT_REACHED', { reason: `${MOST_COLLECTIONS} collections` });
      const collection = await collections.add({
        id: ids.next(),
        ownerId,
        ...texts,
        visibility,
        entries,
        createdAt: clock.now(),
      });
      await collectionEvents.collectionsChanged([{ ...collection, removed: false }]);
      await noteShared(badges, collection);
      return collection;
    });
  };

/** A public collection counts towards a badge of its owner. */
export const noteShared = async (
  badges: Pick<BadgeStore, 'note'>,
  { ownerId, visibility, entryCount }: Pick<Collection, 'ownerId' | 'visibility' | 'entryCount'>,
): Promise<void> => {
  if (visibility === 'public' && entryCount >= mostOf('collection'))
    await badges.note([ownerId], 'collection');
};
