import { LAST_ID, statement, type Keyed, type KeySlice, type UnitOfWork } from '@seyir/kit';
import type { OwnRoomKey, Room, RoomListStore } from '../../app/room-ports.js';
import { blocked } from './conversation-rows.js';
import { presentIn, roomColumns, toRoom, type ReadRoom } from './room-rows.js';

/** Number of public rooms that are counted to find the largest ones. */
const MOST_COUNTED = 300;
/** Repeating and scheduled rooms of a list, each. */
const MOST_ANNOUNCED = 12;
/** Scheduled rooms of one host in a list. */
const MOST_OF_A_HOST = 2;
/** Number of scheduled rooms that are read to find those of the list. */
const MOST_SCHEDULED = 200;

/** SQL that is true for a room `r` that the viewer, with the row `m`, may enter and whose host is not across a block. */
const OPEN_TO_VIEWER = `m.standing IS DISTINCT FROM 'banned'
  AND (r.host_id IS NULL OR NOT ${blocked('$1::uuid', 'r.host_id')})`;

const NEWEST: OwnRoomKey = { at: 'infinity', id: LAST_ID };

const readPublic = statement<ReadRoom>(
  `SELECT ${roomColumns('n.present')} FROM (
     SELECT * FROM room WHERE visibility = 'public' AND phase <> 'ended' AND seen_at > $2::timestamptz - interval '30 s'
     ORDER BY seen_at DESC LIMIT ${MOST_COUNTED}) r
   CROSS JOIN LATERAL (SELECT ${presentIn('$2::timestamptz')} AS present) n
   LEFT JOIN room_member m ON m.room_id = r.id AND m.member_id = $1::uuid
   WHERE n.present > 0 AND ${OPEN_TO_VIEWER}
   ORDER BY n.present DESC, r.created_at DESC LIMIT $3`,
);

/**
 * Public rooms that are listed although nobody may be in them: repeating ones, then the next scheduled ones, a few of each host. Those
 * that the viewer may not see take no place in the list.
 */
const readAnnounced = statement<ReadRoom>(
  `WITH scheduled AS MATERIALIZED (
     SELECT * FROM room WHERE starts_at > $2::timestamptz AND phase = 'lobby' AND visibility = 'public'
     ORDER BY starts_at LIMIT ${MOST_SCHEDULED}),
   ranked AS (
     SELECT r.id, r.starts_at, row_number() OVER (PARTITION BY coalesce(r.host_id, r.id) ORDER BY r.starts_at, r.id) AS place
     FROM scheduled r LEFT JOIN room_member m ON m.room_id = r.id AND m.member_id = $1::uuid
     WHERE NOT r.id = ANY($3::uuid[]) AND ${OPEN_TO_VIEWER}),
   listed AS (
     SELECT id FROM ranked WHERE place <= ${MOST_OF_A_HOST} ORDER BY starts_at, id LIMIT ${MOST_ANNOUNCED})
   SELECT ${roomColumns(presentIn('$2::timestamptz'))} FROM (
     (SELECT * FROM room WHERE repeat_ms IS NOT NULL AND phase = 'playing' ORDER BY effective_at DESC LIMIT ${MOST_ANNOUNCED})
     UNION ALL
     (SELECT * FROM scheduled WHERE id IN (SELECT id FROM listed))) r
   LEFT JOIN room_member m ON m.room_id = r.id AND m.member_id = $1::uuid
   WHERE r.visibility = 'public' AND NOT r.id = ANY($3::uuid[]) AND ${OPEN_TO_VIEWER}
   ORDER BY r.starts_at NULLS FIRST, r.created_at DESC`,
);

const readOwn = statement<ReadRoom & { readonly since: string }>(
  `SELECT ${roomColumns(presentIn('$2'))}, m.since::text AS since FROM room_member m
   JOIN room r ON r.id = m.room_id AND r.phase <> 'ended'
   WHERE m.member_id = $1 AND m.standing IN ('host', 'moderator', 'member', 'invited')
     AND (m.since, m.room_id) < ($3::timestamptz, $4::uuid)
   ORDER BY m.since DESC, m.room_id DESC LIMIT $5 OFFSET $6`,
);

export class SqlRoomListStore implements RoomListStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async listPublic(memberId: string, seenSince: Date, limit: number): Promise<readonly Room[]> {
    const viewer = memberId || null;
    const present = await readPublic.all(this.unitOfWork, [viewer, seenSince, limit]);
    const known = present.map(({ id }) => id);
    const announced = await readAnnounced.all(this.unitOfWork, [viewer, seenSince, known]);
    return [...present, ...announced].map(toRoom);
  }

  async listOwn(
    memberId: string,
    { after = NEWEST, skip, limit }: KeySlice<OwnRoomKey>,
    seenSince: Date,
  ): Promise<readonly Keyed<Room, OwnRoomKey>[]> {
    const rows = await readOwn.all(this.unitOfWork, [memberId, seenSince, after.at, after.id, limit, skip]);
    return rows.map((row) => ({ item: toRoom(row), key: { at: row.since, id: row.id } }));
  }
}
