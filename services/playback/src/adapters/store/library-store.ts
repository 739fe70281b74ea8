import type { UnitOfWork } from '@seyir/kit';
import type { Slice } from '../../app/page.js';
import type { LibraryStore, ListFilter } from '../../app/ports.js';
import type { LibraryEntry, LibraryList } from '../../domain/library.js';

export interface EntryRow {
  id: string;
  member_id: string;
  title_id: string;
  kind: number;
  watch_list_at: Date | null;
  entry_watched: boolean;
  favourite_at: Date | null;
  followed_at: Date | null;
  version: number;
  changed_at: Date;
}

/** A title that is gone shows on no list from its event on; its rows follow in a task. */
const STANDS = `NOT EXISTS (SELECT 1 FROM title t WHERE t.id = library_entry.title_id AND t.removed)`;

/** When an entry came onto a list, by the list. */
const since: Readonly<Record<LibraryList, string>> = {
  watch_list: 'watch_list_at',
  favourites: 'favourite_at',
  followed: 'followed_at',
};

export class SqlLibraryStore implements LibraryStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async lock(starts: readonly LibraryEntry[]): Promise<LibraryEntry[]> {
    await this.query(
      `INSERT INTO library_entry (id, member_id, title_id, kind, changed_at)
       SELECT n.id, n.member_id, n.title_id, n.kind, n.changed_at FROM jsonb_to_recordset($1::jsonb)
         AS n(id uuid, member_id uuid, title_id uuid, kind smallint, changed_at timestamptz)
       ORDER BY n.id ON CONFLICT DO NOTHING`,
      [JSON.stringify(starts.map(toRow))],
    );
    const rows = await this.query(
      `SELECT * FROM library_entry WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`,
      [starts.map(({ id }) => id)],
    );
    return rows.map(toEntry);
  }

  async save(entries: readonly LibraryEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await this.query(
      `UPDATE library_entry l SET watch_list_at = n.watch_list_at, entry_watched = n.entry_watched,
         favourite_at = n.favourite_at, followed_at = n.followed_at, version = n.version, changed_at = n.changed_at
       FROM jsonb_to_recordset($1::jsonb) AS n(id uuid, watch_list_at timestamptz, entry_watched boolean,
         favourite_at timestamptz, followed_at timestamptz, version integer, changed_at timestamptz)
       WHERE l.id = n.id`,
      [JSON.stringify(entries.map(toRow))],
    );
  }

  async of(memberId: string, titleIds: readonly string[]): Promise<Map<string, LibraryEntry>> {
    const rows = await this.query(
      `SELECT * FROM library_entry WHERE member_id = $1 AND title_id = ANY($2::uuid[]) AND ${STANDS}`,
      [memberId, titleIds],
    );
    return new Map(rows.map((row) => [row.title_id, toEntry(row)]));
  }

  async page(
    memberId: string,
    { list, kind, watched }: ListFilter,
    { from, size }: Slice,
  ): Promise<LibraryEntry[]> {
    const at = since[list];
    const rows = await this.query(
      `SELECT * FROM library_entry WHERE member_id = $1 AND ${at} IS NOT NULL
         AND ($2::smallint = 0 OR kind = $2) AND ($3::boolean IS NULL OR entry_watched = $3) AND ${STANDS}
       ORDER BY ${at} DESC, id OFFSET $4 LIMIT $5`,
      [memberId, kind, watched ?? null, from, size],
    );
    return rows.map(toEntry);
  }

  async after(cursor: string, limit: number): Promise<LibraryEntry[]> {
    const rows = await this.query(
      `SELECT * FROM library_entry WHERE id > $1::uuid AND version > 0 ORDER BY id LIMIT $2`,
      [cursor, limit],
    );
    return rows.map(toEntry);
  }

  private query(sql: string, parameters: unknown[]): Promise<EntryRow[]> {
    return this.unitOfWork.manager.query<EntryRow[]>(sql, parameters);
  }
}

const toRow = (entry: LibraryEntry) => ({
  id: entry.id,
  member_id: entry.memberId,
  title_id: entry.titleId,
  kind: entry.kind,
  watch_list_at: entry.watchListAt ?? null,
  entry_watched: entry.entryWatched,
  favourite_at: entry.favouriteAt ?? null,
  followed_at: entry.followedAt ?? null,
  version: entry.version,
  changed_at: entry.changedAt,
});

export const toEntry = (row: EntryRow): LibraryEntry => ({
  id: row.id,
  memberId: row.member_id,
  titleId: row.title_id,
  kind: row.kind,
  watchListAt: row.watch_list_at ?? undefined,
  entryWatched: row.entry_watched,
  favouriteAt: row.favourite_at ?? undefined,
  followedAt: row.followed_at ?? undefined,
  version: row.version,
  changedAt: row.changed_at,
});
