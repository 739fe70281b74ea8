import { badInput, foldKey, keyPage, keyset, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { Collection, CollectionSort } from '../domain/collection.js';
import type { CollectionStore } from './collection-ports.js';
import { withoutMuted } from './read-unmuted.js';

const sizes = { usual: 24, most: 48 } as const;
const byOwner = keyset('member-collections', { id: 'id' });

const orderOf = (sort: CollectionSort) =>
  keyset(`collections-${sort}`, { likes: 'integer', editedAt: 'moment', id: 'id' });
const orders = { newest: orderOf('newest'), liked: orderOf('liked'), updated: orderOf('updated') };

/** Length of a search text in characters. */
const SHORTEST = 2;
const LONGEST = 100;

interface Deps {
  readonly collections: CollectionStore;
}

export interface CollectionsQuery {
  readonly sort: CollectionSort;
  /** A part of the name; empty: all. */
  readonly query: string;
  readonly page: KeyPageQuery | undefined;
}

/**
 * A page of the public collections that a reader may see; it is short if collections hold words that the reader mutes. BAD_INPUT for
 * a search text of one character, and as in keyPage.
 */
export const listCollections =
  ({ collections }: Deps) =>
  async (
    readerId: string | undefined,
    { sort, query, page }: CollectionsQuery,
  ): Promise<KeyPage<Collection>> => {
    const search = foldKey(query.trim());
    if (search !== '' && search.length < SHORTEST) throw badInput({ query: 'too_short' });
    if (search.length > LONGEST) throw badInput({ query: 'too_long' });
    const found = await keyPage({ keyset: orders[sort], sizes, page }, (slice) =>
      collections.list(readerId, { sort, search }, slice),
    );
    return withoutMuted(found);
  };

/** The public collections of a member, newest first; the member also gets the other ones. BAD_INPUT as in keyPage. */
export const listMemberCollections =
  ({ collections }: Deps) =>
  async (
    readerId: string | undefined,
    ownerId: string,
    page: KeyPageQuery | undefined,
  ): Promise<KeyPage<Collection>> =>
    keyPage({ keyset: byOwner, sizes, page }, async (slice) =>
      (await collections.ofOwner(ownerId, readerId, slice)).map((item) => ({ item, key: { id: item.id } })),
    );
