import { badInput, DomainError, notFound, type Clock } from '@seyir/kit';
import type { Collection, Visibility } from '../domain/collection.js';
import type { BadgeStore } from './badge-ports.js';
import { entriesOf, textsOf, type EntryInput } from './collection-input.js';
import { noteShared } from './create-collection.js';
import type { CollectionEvents, CollectionStore } from './collection-ports.js';
import type { Catalogue, Transaction } from './ports.js';

interface Deps {
  readonly collections: CollectionStore;
  readonly collectionEvents: CollectionEvents;
  readonly badges: Pick<BadgeStore, 'note'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface EditCollectionInput {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly visibility: Visibility;
  /** A title of the collection; empty: the first one. */
  readonly coverTitleId: string;
  /** The version of the collection that the owner edited. */
  readonly version: number;
}

/**
 * Changes name, description, visibility and cover. BAD_INPUT, also for a cover that is not a title of the collection; NOT_FOUND for
 * a deleted one; OUTDATED if it was changed meanwhile.
 */
export const editCollection =
  ({ collections, collectionEvents, badges, transaction, clock }: Deps) =>
  async (memberId: string, { id, visibility, coverTitleId, ...input }: EditCollectionInput) => {
    const texts = textsOf(input);
    return transaction.run(async () => {
      assertVersion(await collections.lock(id), id, input.version);
      const entries = coverTitleId ? await collections.entries(id) : [];
      if (coverTitleId && !entries.some(({ titleId }) => titleId === coverTitleId))
        throw badInput({ coverTitleId: 'invalid' });
      const to = { ...texts, visibility, coverTitleId: coverTitleId || undefined, now: clock.now() };
      await collections.edit(id, to);
      return afterEdit({ collections, collectionEvents, badges }, id, memberId);
    });
  };

export interface SetEntriesInput {
  readonly id: string;
  /** The whole list in order. */
  readonly entries: readonly EntryInput[];
  /** The version of the collection that the owner edited; undefined: any version. */
  readonly version: number | undefined;
}

/**
 * Replaces titles, order and notes of a collection. BAD_INPUT and NOT_FOUND as in `entriesOf`; OUTDATED if it was changed
 * meanwhile. If the cover is no longer among the titles, the first title becomes the cover.
 */
export const setCollectionEntries =
  (deps: Deps & { readonly catalogue: Catalogue }) =>
  async (memberId: string, { id, entries: given, version }: SetEntriesInput): Promise<Collection> => {
    const { collections, transaction, clock } = deps;
    // The catalogue is queried before the lock, so that no lock is held while it answers.
    const entries = await entriesOf(deps, given, await collections.entries(id));
    return transaction.run(async () => {
      assertVersion(await collections.lock(id), id, version);
      await collections.setEntries(id, entries, clock.now());
      return afterEdit(deps, id, memberId);
    });
  };

function assertVersion(
  standing: Collection | undefined,
  id: string,
  version: number | undefined,
): asserts standing is Collection {
  if (!standing) throw notFound(`collection ${id}`);
  if (version !== undefined && standing.version !== version)
    throw new DomainError('OUTDATED', { reason: `version ${standing.version}, not ${version}` });
}

const afterEdit = async (
  { collections, collectionEvents, badges }: Pick<Deps, 'collections' | 'collectionEvents' | 'badges'>,
  id: string,
  memberId: string,
): Promise<Collection> => {
  const [collection] = await collections.byIds([id], memberId);
  if (!collection) throw notFound(`collection ${id}`);
  await collectionEvents.collectionsChanged([{ ...collection, removed: false }]);
  await noteShared(badges, collection);
  return collection;
};
