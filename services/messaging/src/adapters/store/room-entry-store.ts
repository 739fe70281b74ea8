import { columns, statement, uniqueIds, type UnitOfWork } from '@seyir/kit';
import type { NewRoomEntry, RoomEntryPlace, RoomEntryStore } from '../../app/room-ports.js';
import type { RoomEntry } from '../../domain/room-entry.js';
import { widest, type Scope } from '../../domain/spoiler.js';
import { blocked } from './conversation-rows.js';
import { RoomEntryRow } from './entities/room.js';
import { NOBODY } from './message-rows.js';

/** Characters of a quoted entry. */
const EXCERPT = 100;

const SPOILER = ['spoilerTitleId', 'spoilerSeason', 'spoilerNumber'] as const;
const PLAIN = [
  ...(['id', 'roomId', 'seq', 'authorId', 'body', 'postedAt', 'deletedAt'] as const),
  ...SPOILER,
  ...(['coverTitleId', 'coverSeason', 'coverNumber'] as const),
] as const satisfies readonly (keyof RoomEntryRow)[];

type SpoilerRow = Pick<RoomEntryRow, (typeof SPOILER)[number]>;

type ReadEntry = Pick<RoomEntryRow, (typeof PLAIN)[number]> & {
  readonly authorGone: boolean;
  readonly quoteId: string | null;
  readonly quoteAuthorId: string | null;
  readonly excerpt: string | null;
  readonly quoteDeleted: boolean | null;
  readonly quoteHidden: boolean | null;
  readonly quoteTitleId: string | null;
  readonly quoteSeason: number | null;
  readonly quoteNumber: number | null;
  readonly quoteCover: Scope | null;
  /** Of the entry that the quoted one answers. */
  readonly answeredCover: Scope | null;
};

const gone = (member: string): string => `EXISTS (SELECT 1 FROM gone_member g WHERE g.member_id = ${member})`;

/** A moderator's cover of a row as a scope; null without one. */
const coverOf = (row: string): string =>
  `CASE WHEN ${row}.cover_title_id IS NOT NULL THEN json_build_object('titleId', ${row}.cover_title_id,
     'season', ${row}.cover_season, 'number', ${row}.cover_number) END`;

/**
 * A statement that reads entries `e` which the member $1 sees.
 * @param among an SQL condition on `e`
 * @param rest order and limit
 */
const selectEntries = (among: string, rest = '') =>
  statement<ReadEntry>(
    `SELECT ${columns(RoomEntryRow, 'e', PLAIN)}, ${gone('e.author_id')} AS "authorGone",
       q.id AS "quoteId", q.author_id AS "quoteAuthorId", left(q.body, ${EXCERPT}) AS excerpt,
       q.spoiler_title_id AS "quoteTitleId", q.spoiler_season AS "quoteSeason", q.spoiler_number AS "quoteNumber",
       ${coverOf('q')} AS "quoteCover", ${coverOf('a')} AS "answeredCover",
       (q.deleted_at IS NOT NULL OR ${gone('q.author_id')}) AS "quoteDeleted", ${blocked('$1::uuid', 'q.author_id')} AS "quoteHidden"
     FROM room_entry e LEFT JOIN room_entry q ON q.room_id = e.room_id AND q.seq = e.reply_to_seq
       LEFT JOIN room_entry a ON a.room_id = q.room_id AND a.seq = q.reply_to_seq
     WHERE ${among} AND NOT ${blocked('$1::uuid', 'e.author_id')} ${rest}`,
  );

const readByIds = selectEntries(`e.id = ANY($2::uuid[])`);
const readAfter = selectEntries(`e.room_id = $2 AND e.seq > $3`, `ORDER BY e.seq LIMIT $4`);
const readBefore = selectEntries(`e.room_id = $2 AND e.seq < $3`, `ORDER BY e.seq DESC LIMIT $4`);

type PlaceRow = Pick<
  RoomEntryRow,
  'id' | 'roomId' | 'seq' | 'authorId' | 'postedAt' | 'deletedAt' | (typeof SPOILER)[number]
>;

const readPlaces = statement<PlaceRow>(
  `SELECT ${columns(RoomEntryRow, 'e', ['id', 'roomId', 'seq', 'authorId', 'postedAt', 'deletedAt', ...SPOILER])}
   FROM room_entry e WHERE e.id = ANY($1::uuid[])`,
);

/** The room's row is locked, so its counters already include the new entry. */
const addEntry = statement(
  `WITH counted AS (UPDATE room SET chat_seq = chat_seq + 1, seq = seq + 1 WHERE id = $1 RETURNING chat_seq)
   INSERT INTO room_entry (room_id, seq, id, author_id, body, reply_to_seq, spoiler_title_id, spoiler_season,
     spoiler_number, posted_at)
   SELECT $1, counted.chat_seq, $2, $3, $4, $5, $6, $7, $8, $9 FROM counted`,
);

const deleteEntry = statement(
  `UPDATE room_entry SET body = '', deleted_at = $2 WHERE id = $1 AND deleted_at IS NULL`,
);

const emptyEntriesOf = statement(
  `WITH chunk AS MATERIALIZED (SELECT room_id, seq FROM room_entry WHERE author_id = $1 LIMIT $2)
   UPDATE room_entry e SET author_id = '${NOBODY}', body = '', deleted_at = coalesce(e.deleted_at, $3)
   FROM chunk WHERE e.room_id = chunk.room_id AND e.seq = chunk.seq`,
);

export class SqlRoomEntryStore implements RoomEntryStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add({ id, roomId, authorId, body, replyToSeq, scope, now }: NewRoomEntry): Promise<void> {
    const spoiler = [scope?.titleId ?? null, scope?.season ?? 0, scope?.number ?? 0];
    const values = [roomId, id, authorId, body, replyToSeq ?? null, ...spoiler, now];
    await addEntry.run(this.unitOfWork, values);
  }

  async byIds(memberId: string, ids: readonly string[]): Promise<readonly RoomEntry[]> {
    return (await readByIds.all(this.unitOfWork, [memberId, uniqueIds(ids)])).map(toEntry);
  }

  async after(memberId: string, roomId: string, seq: number, limit: number): Promise<readonly RoomEntry[]> {
    return (await readAfter.all(this.unitOfWork, [memberId, roomId, seq, limit])).map(toEntry);
  }

  async before(memberId: string, roomId: string, seq: number, limit: number): Promise<readonly RoomEntry[]> {
    return (await readBefore.all(this.unitOfWork, [memberId, roomId, seq, limit])).map(toEntry);
  }

  async placesOf(ids: readonly string[]): Promise<readonly RoomEntryPlace[]> {
    const rows = await readPlaces.all(this.unitOfWork, [uniqueIds(ids)]);
    return rows.map(({ deletedAt, spoilerTitleId, spoilerSeason, spoilerNumber, ...place }) => ({
      ...place,
      scope: toScope({ spoilerTitleId, spoilerSeason, spoilerNumber }),
      deleted: deletedAt !== null,
    }));
  }

  async delete(id: string, now: Date): Promise<void> {
    await deleteEntry.run(this.unitOfWork, [id, now]);
  }

  forget(memberId: string, limit: number, now: Date): Promise<number> {
    return emptyEntriesOf.run(this.unitOfWork, [memberId, limit, now]);
  }
}

const toScope = ({ spoilerTitleId, spoilerSeason, spoilerNumber }: SpoilerRow): Scope | undefined =>
  spoilerTitleId === null
    ? undefined
    : { titleId: spoilerTitleId, season: spoilerSeason, number: spoilerNumber };

const authorOf = (id: string, isHidden: boolean): string => (isHidden || id === NOBODY ? '' : id);

/** What a text gives away: the covers of moderators, and what its author declared; of one title only the widest. */
const scopesOf = (declared: Scope | undefined, ...covers: readonly (Scope | null)[]): Scope[] => {
  const scopes = new Map<string, Scope>();
  for (const scope of [...covers, declared])
    if (scope) scopes.set(scope.titleId, widest(scopes.get(scope.titleId), scope)!);
  return [...scopes.values()];
};

const toEntry = (row: ReadEntry): RoomEntry => {
  const deleted = row.deletedAt !== null || row.authorGone;
  // A cover also holds back what answers the covered text (product-rules, Community).
  const { coverTitleId: titleId, coverSeason: season, coverNumber: number } = row;
  const cover = titleId === null ? null : { titleId, season, number };
  const scopes = scopesOf(toScope(row), cover, row.quoteCover);
  return {
    id: row.id,
    roomId: row.roomId,
    seq: row.seq,
    authorId: authorOf(row.authorId, row.authorGone),
    body: deleted ? '' : row.body,
    covered: false,
    deleted,
    scope: scopes[0],
    scopes,
    postedAt: row.postedAt,
    replyTo: deleted ? undefined : quoteOf(row),
  };
};

const quoteOf = (row: ReadEntry): RoomEntry['replyTo'] => {
  if (row.quoteId === null) return undefined;
  const deleted = row.quoteDeleted ?? true;
  const isAcross = row.quoteHidden ?? true;
  const isHidden = deleted || isAcross;
  return {
    entryId: row.quoteId,
    authorId: authorOf(row.quoteAuthorId ?? NOBODY, isHidden),
    excerpt: isHidden ? '' : (row.excerpt ?? ''),
    // If one member blocks the other, the quote does not show that the entry was deleted.
    deleted: deleted && !isAcross,
    scopes: scopesOf(
      toScope({
        spoilerTitleId: row.quoteTitleId,
        spoilerSeason: row.quoteSeason ?? 0,
        spoilerNumber: row.quoteNumber ?? 0,
      }),
      row.quoteCover,
      row.answeredCover,
    ),
  };
};
