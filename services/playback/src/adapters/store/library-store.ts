import {
  columns,
  LAST_ID,
  prepared,
  statement,
  type Keyed,
  type KeySlice,
  type UnitOfWork,
} from '@seyir/kit';
import { TitleKind } from '@seyir/proto';
import { MoreThan } from 'typeorm';
import type { EntryKey, LibraryStore, ListFilter } from '../../app/ports.js';
import type { LibraryEntry, LibraryList } from '../../domain/library.js';
import { EntryRow } from './entities/library.js';

/**
 * Lists do not show a removed title as soon as its event is applied; a task deletes its rows later. A subquery of one value is
 * evaluated per row; PostgreSQL may turn NOT EXISTS into a join that reads all titles.
 */
const STANDS = `(SELECT t.removed FROM title t WHERE t.id = l.title_id) IS NOT TRUE`;

/** The column with the time at which an entry was added to each list. */
const since: Readonly<Record<LibraryList, string>> = {
  watch_list: 'watch_list_at',
  favourites: 'favourite_at',
  followed: 'followed_at',
};

/** The numbers of all title kinds. */
const kinds = Object.values(TitleKind).filter((kind) => typeof kind === 'number');

/** A position after every entry: the start of a list. */
const LATEST: EntryKey = { at: 'infinity', id: LAST_ID };

const COLUMNS = columns(EntryRow, 'l');

const beginEntries = statement(
  `INSERT INTO library_entry (id, member_id, title_id, kind, changed_at)
   SELECT n.id, n."memberId", n."titleId", n.kind, n."changedAt" FROM jsonb_to_recordset($1::jsonb)
     AS n(id uuid, "memberId" uuid, "titleId" uuid, kind smallint, "changedAt" timestamptz)
   ORDER BY n.id ON CONFLICT DO NOTHING`,
);

const lockEntries = statement<EntryRow>(
  `SELECT ${COLUMNS} FROM library_entry l WHERE id = ANY($1::uuid[]) ORDER BY l.id FOR UPDATE`,
);

/**
 * Updates existing rows. An insert with ON CONFLICT finds each by its key; an update with a join may read all of
 * them.
 */
const saveEntries = statement(
  `INSERT INTO library_entry (id, member_id, title_id, kind, watch_list_at, entry_watched, favourite_at, followed_at,
     version, changed_at, score)
   SELECT * FROM jsonb_to_recordset($1::jsonb) AS n(id uuid, "memberId" uuid, "titleId" uuid, kind smallint,
     "watchListAt" timestamptz, "entryWatched" boolean, "favouriteAt" timestamptz, "followedAt" timestamptz,
     version integer, "changedAt" timestamptz, score smallint)
   ON CONFLICT (id) DO UPDATE SET watch_list_at = excluded.watch_list_at, entry_watched = excluded.entry_watched,
     favourite_at = excluded.favourite_at, followed_at = excluded.followed_at, version = excluded.version,
     changed_at = excluded.changed_at, score = excluded.score`,
);

const chooseGroup = statement<{ readonly groupId: string }>(
  `INSERT INTO library_entry AS l (id, member_id, title_id, kind, changed_at, group_id)
   VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (id) DO UPDATE SET
     group_id = CASE WHEN $7::boolean THEN coalesce(l.group_id, excluded.group_id) ELSE excluded.group_id END
   RETURNING group_id AS "groupId"`,
);

const entriesOf = statement<EntryRow>(
  `SELECT ${COLUMNS} FROM library_entry l WHERE member_id = $1 AND title_id = ANY($2::uuid[]) AND ${STANDS}`,
);

/** Each kind, and each state of the watch list, is read from its own part of the index; the results are merged. */
const pageOf = (list: LibraryList) => {
  const at = since[list];
  return prepared<EntryRow & { readonly place: string }>(
    `SELECT ${COLUMNS}, l.${at}::text AS place
     FROM unnest($2::smallint[]) AS own (kind) CROSS JOIN unnest($3::boolean[]) AS state (watched) CROSS JOIN LATERAL (
       SELECT * FROM library_entry l WHERE member_id = $1 AND kind = own.kind
         AND ${list === 'watch_list' ? 'entry_watched = state.watched' : 'state.watched IS NULL'}
         AND (${at}, id) < ($4::timestamptz, $5::uuid) AND ${at} IS NOT NULL AND ${STANDS}
       ORDER BY ${at} DESC, id DESC LIMIT $6::bigint + $7::bigint
     ) l ORDER BY l.${at} DESC, l.id DESC LIMIT $6::bigint OFFSET $7::bigint`,
  );
};

const pages = {
  watch_list: pageOf('watch_list'),
  favourites: pageOf('favourites'),
  followed: pageOf('followed'),
};

export class SqlLibraryStore implements LibraryStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async lock(starts: readonly LibraryEntry[]): Promise<LibraryEntry[]> {
    await beginEntries.run(this.unitOfWork, [JSON.stringify(starts.map(toRow))]);
    const rows = await lockEntries.all(this.unitOfWork, [starts.map(({ id }) => id)]);
    return rows.map(toEntry);
  }

  async save(entries: readonly LibraryEntry[]): Promise<void> {
    if (entries.length > 0) await saveEntries.run(this.unitOfWork, [JSON.stringify(entries.map(toRow))]);
  }

  async chooseGroup(start: LibraryEntry, groupId: string, keepEarlier: boolean): Promise<string> {
    const { id, memberId, titleId, kind, changedAt } = start;
    const values = [id, memberId, titleId, kind, changedAt, groupId, keepEarlier];
    return (await chooseGroup.first(this.unitOfWork, values))?.groupId ?? groupId;
  }

  async of(memberId: string, titleIds: readonly string[]): Promise<Map<string, LibraryEntry>> {
    const rows = await entriesOf.all(this.unitOfWork, [memberId, titleIds]);
    return new Map(rows.map((row) => [row.titleId, toEntry(row)]));
  }

  async page(
    memberId: string,
    { list, kind, watched }: ListFilter,
    { after = LATEST, skip, limit }: KeySlice<EntryKey>,
  ): Promise<Keyed<LibraryEntry, EntryKey>[]> {
    const states = list !== 'watch_list' ? [null] : watched === undefined ? [false, true] : [watched];
    const parts = [memberId, kind === 0 ? kinds : [kind], states];
    const rows = await pages[list].all(this.unitOfWork, [...parts, after.at, after.id, limit, skip]);
    return rows.map((row) => ({ item: toEntry(row), key: { at: row.place, id: row.id } }));
  }

  async after(cursor: string, limit: number): Promise<LibraryEntry[]> {
    const rows = await this.unitOfWork.rows(EntryRow).find({
      where: { id: MoreThan(cursor), version: MoreThan(0) },
      order: { id: 'ASC' },
      take: limit,
    });
    return rows.map(toEntry);
  }
}

/** All columns except the group, which has a statement of its own. */
const toRow = (entry: LibraryEntry): Omit<EntryRow, 'groupId'> => ({
  id: entry.id,
  memberId: entry.memberId,
  titleId: entry.titleId,
  kind: entry.kind,
  watchListAt: entry.watchListAt ?? null,
  entryWatched: entry.entryWatched,
  favouriteAt: entry.favouriteAt ?? null,
  followedAt: entry.followedAt ?? null,
  version: entry.version,
  changedAt: entry.changedAt,
  score: entry.score ?? null,
});

export const toEntry = (row: EntryRow): LibraryEntry => ({
  id: row.id,
  memberId: row.memberId,
  titleId: row.titleId,
  kind: row.kind,
  watchListAt: row.watchListAt ?? undefined,
  entryWatched: row.entryWatched,
  favouriteAt: row.favouriteAt ?? undefined,
  followedAt: row.followedAt ?? undefined,
  version: row.version,
  changedAt: row.changedAt,
  groupId: row.groupId ?? undefined,
  score: row.score ?? undefined,
});
