import { LAST_ID, type KeySlice, type UnitOfWork } from '@seyir/kit';
import type { CollectionKey, CollectionQuery } from '../../app/collection-ports.js';
import type { CollectionSort } from '../../domain/collection.js';
import { mutedFor, shownTo } from './circle-store.js';
import { selectCollections, type ReadCollection } from './collection-rows.js';
import { mutesWordsIn } from './muted-words.js';

/** By sort: the SQL condition for rows beyond the key in $5, $6 and $2, and the order of the columns. */
const sorts: Readonly<Record<CollectionSort, { readonly beyond: string; readonly order: string }>> = {
  newest: { beyond: 'c.id < $2::uuid', order: 'c.id DESC' },
  liked: { beyond: '(c.likes, c.id) < ($5::integer, $2::uuid)', order: 'c.likes DESC, c.id DESC' },
  updated: {
    beyond: '(c.edited_at, c.id) < ($6::timestamptz, $2::uuid)',
    order: 'c.edited_at DESC, c.id DESC',
  },
};

/** A listed collection, with whether its name or description holds a word that the reader mutes. */
export type ListedCollection = ReadCollection & { readonly muted: boolean };

/** $1 is the reader, null for a visitor; $3 is the limit and $4 the offset; $7 is a LIKE pattern. */
const listOf = ({ beyond, order }: { beyond: string; order: string }, search: string) =>
  selectCollections<ListedCollection>(
    `c.id IN (
       SELECT c.id FROM collection c WHERE c.deleted_at IS NULL AND c.visibility = 'public' AND ${beyond} AND ${search}
         AND ($5::integer IS NOT NULL AND $6::timestamptz IS NOT NULL)
         AND ${shownTo('$1::uuid', 'c.owner_id')} AND NOT ${mutedFor('$1::uuid', 'c.owner_id')}
       ORDER BY ${order} LIMIT $3 OFFSET $4)`,
    order,
    `, ${mutesWordsIn('c.owner_id', `concat_ws(E'\\n', c.name, c.description)`)} AS muted`,
  );

const lists = (search: string) => ({
  newest: listOf(sorts.newest, search),
  liked: listOf(sorts.liked, search),
  updated: listOf(sorts.updated, search),
});
const all = lists('$7::text IS NOT NULL');
const found = lists('c.search_key LIKE $7');

const START: CollectionKey = { likes: 2 ** 31 - 1, editedAt: 'infinity', id: LAST_ID };

/** Public collections that the reader may see and whose owners the reader does not mute, in the order of a sort. */
export const listCollections = (
  unitOfWork: UnitOfWork,
  readerId: string | undefined,
  { sort, search }: CollectionQuery,
  { after = START, skip, limit }: KeySlice<CollectionKey>,
): Promise<ListedCollection[]> => {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const list = search === '' ? all : found;
  return list[sort].all(unitOfWork, [
    readerId ?? null,
    after.id,
    limit,
    skip,
    after.likes,
    after.editedAt,
    pattern,
  ]);
};
