import {
  foldKey,
  LAST_ID,
  prepared,
  statement,
  type KeySlice,
  type Tally,
  type UnitOfWork,
} from '@seyir/kit';
import { IsNull, Not } from 'typeorm';
import type { EntryInput } from '../../app/collection-input.js';
import type {
  CollectionKey,
  CollectionQuery,
  CollectionStore,
  EditedCollection,
  ImportedCollection,
  NewCollection,
  RemovedCollection,
} from '../../app/collection-ports.js';
import type { Collection, CollectionEntry } from '../../domain/collection.js';
import { shownTo } from './circle-store.js';
import { listCollections } from './collection-lists.js';
import { selectCollections, toCollection } from './collection-rows.js';
import { CollectionEntryRow, CollectionRow } from './entities/collection.js';
import { lockByName } from './lock-by-name.js';

const amongIds = 'c.id = ANY($2::uuid[])';
const readByIds = selectCollections(amongIds, 'c.id DESC');
const readShown = selectCollections(
  `${amongIds} AND (c.visibility <> 'private' OR c.owner_id = $1::uuid) AND ${shownTo('$1::uuid', 'c.owner_id')}`,
  'c.id DESC',
);
const readOfOwner = selectCollections(
  `c.id IN (SELECT c.id FROM collection c WHERE c.owner_id = $5 AND c.deleted_at IS NULL AND c.id < $2::uuid
     AND (c.visibility = 'public' OR c.owner_id = $1::uuid) ORDER BY c.id DESC LIMIT $3 OFFSET $4)`,
  'c.id DESC',
);

const lockCollection = prepared(
  `SELECT 1 FROM collection WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
);

const changeCollection = prepared(
  `UPDATE collection SET name = $2, search_key = $3, description = $4, visibility = $5, cover_title_id = $6,
     edited_at = $7, version = version + 1
   WHERE id = $1`,
);

const writeEntries = prepared(
  `WITH given AS (SELECT * FROM unnest($2::uuid[], $3::text[]) WITH ORDINALITY AS given (title_id, note, position)),
   gone AS (DELETE FROM collection_entry WHERE collection_id = $1 AND NOT title_id = ANY($2::uuid[]))
   INSERT INTO collection_entry (collection_id, title_id, position, note)
   SELECT $1, given.title_id, given.position, coalesce(given.note, e.note, '')
   FROM given LEFT JOIN collection_entry e ON e.collection_id = $1 AND e.title_id = given.title_id
   ON CONFLICT (collection_id, title_id) DO UPDATE SET position = excluded.position, note = excluded.note`,
);

const countEntries = prepared(
  `UPDATE collection SET entry_count = cardinality($2::uuid[]), edited_at = $3, version = version + 1,
     cover_title_id = CASE WHEN cover_title_id = ANY($2::uuid[]) THEN cover_title_id END
   WHERE id = $1`,
);

const markCollections = statement<RemovedCollection>(
  `WITH held AS MATERIALIZED (
     SELECT id FROM collection WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE
   )
   UPDATE collection c SET deleted_at = $2, version = version + 1 FROM held WHERE c.id = held.id
   RETURNING c.id, c.owner_id AS "ownerId", c.version`,
);

/** Likes share this lock, and a deletion waits for it. */
const held = `SELECT true FROM collection WHERE id = $1 AND deleted_at IS NULL FOR SHARE`;

const addLike = prepared<{ readonly found: true | null; readonly moved: boolean }>(
  `WITH held AS MATERIALIZED (${held}), moved AS (
     INSERT INTO collection_like (collection_id, member_id, liked_at) SELECT $1, $2::uuid, $3 FROM held
     ON CONFLICT DO NOTHING RETURNING 1)
   SELECT (SELECT true FROM held) AS found, EXISTS (SELECT 1 FROM moved) AS moved`,
);
const removeLike = prepared<{ readonly found: true | null; readonly moved: boolean }>(
  `WITH held AS MATERIALIZED (${held}), moved AS (
     DELETE FROM collection_like WHERE collection_id = (SELECT $1::uuid FROM held) AND member_id = $2::uuid RETURNING 1)
   SELECT (SELECT true FROM held) AS found, EXISTS (SELECT 1 FROM moved) AS moved`,
);

const keepCounts = statement(
  `WITH held AS MATERIALIZED (
     SELECT c.id, given.likes FROM unnest($1::uuid[], $2::integer[]) AS given (id, likes)
     JOIN collection c ON c.id = given.id ORDER BY c.id FOR NO KEY UPDATE OF c
   )
   UPDATE collection c SET likes = held.likes FROM held WHERE c.id = held.id AND c.likes <> held.likes`,
);

const deleteLikesOf = statement(
  `WITH chunk AS MATERIALIZED (SELECT member_id FROM collection_like WHERE collection_id = $1 LIMIT $2 FOR UPDATE)
   DELETE FROM collection_like l USING chunk WHERE l.collection_id = $1 AND l.member_id = chunk.member_id`,
);
const deleteLikesBy = statement<{ readonly id: string }>(
  `WITH chunk AS MATERIALIZED (SELECT collection_id FROM collection_like WHERE member_id = $1 LIMIT $2 FOR UPDATE)
   DELETE FROM collection_like l USING chunk WHERE l.member_id = $1 AND l.collection_id = chunk.collection_id
   RETURNING l.collection_id AS id`,
);

const deleteTitle = statement(
  `WITH held AS MATERIALIZED (
     SELECT c.id FROM collection c WHERE c.id IN (
       SELECT e.collection_id FROM collection_entry e WHERE e.title_id = $1 ORDER BY e.collection_id LIMIT $2)
     ORDER BY c.id FOR NO KEY UPDATE
   ), gone AS (
     DELETE FROM collection_entry e USING held WHERE e.title_id = $1 AND e.collection_id = held.id
     RETURNING e.collection_id)
   UPDATE collection c SET entry_count = c.entry_count - 1, version = c.version + 1,
     cover_title_id = nullif(c.cover_title_id, $1)
   FROM gone WHERE c.id = gone.collection_id`,
);

export class SqlCollectionStore implements CollectionStore {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tally: Tally,
  ) {}

  async lockOwner(ownerId: string): Promise<void> {
    await lockByName.run(this.unitOfWork, [`collections of ${ownerId}`]);
  }

  async add({ entries, ...collection }: NewCollection): Promise<Collection> {
    await this.rows.insert(this.rowOf(collection, entries.length));
    await this.write(collection.id, entries);
    return (await this.byIds([collection.id], collection.ownerId))[0]!;
  }

  async import(collections: readonly ImportedCollection[]): Promise<Collection[]> {
    if (collections.length === 0) return [];
    const standing = await this.rows.find({
      select: { id: true },
      where: collections.map(({ id }) => ({ id })),
    });
    const known = new Set(standing.map(({ id }) => id));
    const added = collections.filter(({ id }) => !known.has(id));
    for (const { likedByIds, ...collection } of added) {
      await this.add(collection);
      for (const memberId of new Set(likedByIds))
        await this.like(collection.id, memberId, true, collection.createdAt);
    }
    return this.byIds(
      added.map(({ id }) => id),
      undefined,
    );
  }

  async byIds(ids: readonly string[], readerId: string | undefined): Promise<Collection[]> {
    return (await readByIds.all(this.unitOfWork, [readerId ?? null, ids])).map(toCollection);
  }

  async shown(ids: readonly string[], readerId: string | undefined): Promise<Collection[]> {
    return (await readShown.all(this.unitOfWork, [readerId ?? null, ids])).map(toCollection);
  }

  async entries(collectionId: string): Promise<CollectionEntry[]> {
    const rows = await this.unitOfWork.rows(CollectionEntryRow).find({
      select: { titleId: true, note: true },
      where: { collectionId },
      order: { position: 'ASC' },
    });
    return rows.map(({ titleId, note }) => ({ titleId, note }));
  }

  async lock(id: string): Promise<Collection | undefined> {
    await lockCollection.run(this.unitOfWork, [id]);
    return (await this.byIds([id], undefined))[0];
  }

  async edit(
    id: string,
    { name, description, visibility, coverTitleId, now }: EditedCollection,
  ): Promise<void> {
    const values = [id, name, foldKey(name), description, visibility, coverTitleId ?? null, now];
    await changeCollection.run(this.unitOfWork, values);
  }

  async setEntries(id: string, entries: readonly EntryInput[], now: Date): Promise<void> {
    await this.write(id, entries);
    await countEntries.run(this.unitOfWork, [id, entries.map(({ titleId }) => titleId), now]);
  }

  markDeleted(ids: readonly string[], now: Date): Promise<RemovedCollection[]> {
    return markCollections.all(this.unitOfWork, [ids, now]);
  }

  async removeDeleted(id: string, limit: number, now: Date): Promise<boolean> {
    if ((await deleteLikesOf.run(this.unitOfWork, [id, limit])) === limit) return false;
    if ((await this.tally.remove([id], limit, now)).more) return false;
    await this.unitOfWork.rows(CollectionEntryRow).delete({ collectionId: id });
    await this.rows.delete({ id, deletedAt: Not(IsNull()) });
    return true;
  }

  async like(id: string, memberId: string, active: boolean | undefined, now: Date) {
    const set = (wanted: boolean) =>
      wanted
        ? addLike.first(this.unitOfWork, [id, memberId, now])
        : removeLike.first(this.unitOfWork, [id, memberId]);
    let liked = active ?? true;
    let row = await set(liked);
    // A toggle always changes the like, even if the same member toggles it at the same time.
    while (active === undefined && row?.found && !row.moved) row = await set((liked = !liked));
    if (!row?.found) return undefined;
    const moves = row.moved ? [{ kind: 1, delta: liked ? 1 : -1 }] : [];
    const [likes = 0] = await this.tally.add({ type: 'collection', id }, moves);
    return { liked, likes };
  }

  async keepLikes(folded: readonly { readonly id: string; readonly likes: number }[]): Promise<void> {
    const values = [folded.map(({ id }) => id), folded.map(({ likes }) => likes)];
    await keepCounts.run(this.unitOfWork, values);
  }

  async list(readerId: string | undefined, query: CollectionQuery, slice: KeySlice<CollectionKey>) {
    const rows = await listCollections(this.unitOfWork, readerId, query, slice);
    return rows.map((row) => ({
      item: { item: toCollection(row), muted: row.muted },
      key: { likes: row.likes, editedAt: row.editedAtText, id: row.id },
    }));
  }

  async ofOwner(
    ownerId: string,
    readerId: string | undefined,
    { after = { id: LAST_ID }, skip, limit }: KeySlice<{ readonly id: string }>,
  ): Promise<Collection[]> {
    const values = [readerId ?? null, after.id, limit, skip, ownerId];
    return (await readOfOwner.all(this.unitOfWork, values)).map(toCollection);
  }

  async idsOf(ownerId: string, limit: number): Promise<string[]> {
    const rows = await this.rows.find({
      select: { id: true },
      where: { ownerId, deletedAt: IsNull() },
      order: { id: 'DESC' },
      take: limit,
    });
    return rows.map(({ id }) => id);
  }

  async forgetLikes(memberId: string, limit: number): Promise<number> {
    const likes = await deleteLikesBy.all(this.unitOfWork, [memberId, limit]);
    await this.tally.addAll(
      likes.map(({ id }) => ({ target: { type: 'collection', id }, kind: 1, delta: -1 })),
    );
    return likes.length;
  }

  forgetTitle(titleId: string, limit: number): Promise<number> {
    return deleteTitle.run(this.unitOfWork, [titleId, limit]);
  }

  private rowOf(collection: Omit<NewCollection, 'entries'>, entryCount: number) {
    return {
      ...collection,
      searchKey: foldKey(collection.name),
      entryCount,
      coverTitleId: null,
      likes: 0,
      editedAt: collection.createdAt,
      version: 1,
    };
  }

  private async write(id: string, entries: readonly EntryInput[]): Promise<void> {
    const values = [id, entries.map(({ titleId }) => titleId), entries.map(({ note }) => note ?? null)];
    await writeEntries.run(this.unitOfWork, values);
  }

  private get rows() {
    return this.unitOfWork.rows(CollectionRow);
  }
}
