import { columns, pendingMoves, statement, sumOf, type PendingMoves } from '@seyir/kit';
import type { Collection } from '../../domain/collection.js';
import { CollectionRow, type CollectionTallyRow } from './entities/collection.js';

/** The tally of collections: likes are kind 1. */
export const LIKES = 'collection';

const PLAIN = [
  ...(['id', 'ownerId', 'name', 'description', 'visibility', 'coverTitleId', 'entryCount'] as const),
  ...(['likes', 'createdAt', 'editedAt', 'version'] as const),
] as const satisfies readonly (keyof CollectionRow)[];

/** A collection as a read returns it, with the reader's like and the counts. */
export type ReadCollection = Pick<CollectionRow, (typeof PLAIN)[number]> & {
  readonly editedAtText: string;
  readonly firstTitleIds: string[];
  readonly liked: boolean;
  readonly counts: CollectionTallyRow['counts'] | null;
  readonly pending: PendingMoves;
};

/**
 * A statement that reads collections `c` that are not deleted. $1 is the reader, null for a visitor.
 * @param among an SQL condition on `c`
 * @param more additional SQL columns, each with a comma before it
 */
export const selectCollections = <Row = ReadCollection>(among: string, order: string, more = '') =>
  statement<Row>(
    `SELECT ${columns(CollectionRow, 'c', PLAIN)}, c.edited_at::text AS "editedAtText",
       ARRAY(SELECT e.title_id FROM collection_entry e WHERE e.collection_id = c.id
         ORDER BY e.position LIMIT 4) AS "firstTitleIds",
       l.member_id IS NOT NULL AS liked, t.counts, ${pendingMoves(LIKES, `'collection'`, 'c.id')} AS pending${more}
     FROM collection c
     LEFT JOIN collection_like l ON l.collection_id = c.id AND l.member_id = $1::uuid
     LEFT JOIN collection_tally t ON t.target_id = c.id AND t.target_type = 'collection'
     WHERE c.deleted_at IS NULL AND ${among} ORDER BY ${order}`,
  );

export const toCollection = (row: ReadCollection): Collection => ({
  id: row.id,
  ownerId: row.ownerId,
  name: row.name,
  description: row.description,
  visibility: row.visibility,
  coverTitleId: row.coverTitleId ?? row.firstTitleIds[0],
  entryCount: row.entryCount,
  firstTitleIds: row.firstTitleIds,
  likes: sumOf(row.counts, row.pending)[0] ?? 0,
  liked: row.liked,
  createdAt: row.createdAt,
  editedAt: row.editedAt,
  version: row.version,
});
