import { statement, uniqueIds, type UnitOfWork } from '@seyir/kit';
import type {
  Beat,
  ImportedRoomRow,
  LockedRoom,
  NewRoom,
  Room,
  RoomMember,
  RoomRelation,
  RoomStore,
  PlayedEpisode,
} from '../../app/room-ports.js';
import type { Attendee } from '../../domain/room-changes.js';
import {
  HOST_LOST_MS,
  REMIND_MS,
  type EpisodePlace,
  type RoomStanding,
  type RoomState,
} from '../../domain/room.js';
import { RoomMemberRow, RoomPresenceRow, RoomRow, RoomWatchedRow } from './entities/room.js';
import { NOBODY } from './message-rows.js';
import {
  IN_ROOM,
  presentIn,
  roomColumns,
  stateColumns,
  toLocked,
  toRoom,
  type ReadRoom,
  type StateRow,
} from './room-rows.js';

interface IdRow {
  readonly id: string;
}

interface CountRow {
  readonly count: number;
}

const lockOne = statement<StateRow>(`SELECT ${stateColumns} FROM room r WHERE r.id = $1 FOR UPDATE`);

const readRelations = statement<Omit<RoomRelation, 'standing'> & { readonly standing: RoomStanding | null }>(
  `SELECT r.id, r.visibility, r.phase, r.member_count AS "memberCount", m.standing FROM room r
   LEFT JOIN room_member m ON m.room_id = r.id AND m.member_id = $1 WHERE r.id = ANY($2::uuid[])`,
);

const readByIds = statement<ReadRoom>(
  `SELECT ${roomColumns(presentIn('$3'))} FROM room r
   LEFT JOIN room_member m ON m.room_id = r.id AND m.member_id = $1 WHERE r.id = ANY($2::uuid[])`,
);

const readMembers = statement<RoomMember & { readonly role: string }>(
  `SELECT m.member_id AS "memberId", m.standing AS role, coalesce(p.activity, 0)::int AS activity,
     coalesce(p.offset_ms, 0) AS "offsetMs"
   FROM room_member m
   LEFT JOIN room_presence p ON p.room_id = m.room_id AND p.member_id = m.member_id AND p.seen_at >= $2
   WHERE m.room_id = $1 AND m.standing IN ${IN_ROOM}
   ORDER BY m.standing <> 'host', m.standing <> 'moderator', p.member_id IS NULL, m.since, m.member_id LIMIT $3`,
);

const heirAmong = (present: string) =>
  statement<{ readonly memberId: string }>(
    `SELECT m.member_id AS "memberId" FROM room_member m ${present}
     WHERE m.room_id = $1 AND m.member_id <> $2 AND m.standing IN ('moderator', 'member')
     ORDER BY m.standing <> 'moderator', m.since, m.member_id LIMIT 1`,
  );
const anyHeir = heirAmong('');
const presentHeir = heirAmong(
  'JOIN room_presence p ON p.room_id = m.room_id AND p.member_id = m.member_id AND p.seen_at >= $3',
);

const setStanding = statement(
  `INSERT INTO room_member (room_id, member_id, standing, since)
   SELECT $1, s.id, s.standing, $4 FROM unnest($2::uuid[], $3::text[]) AS s (id, standing)
   ON CONFLICT (room_id, member_id) DO UPDATE SET standing = EXCLUDED.standing,
     since = CASE WHEN room_member.standing IN ${IN_ROOM} AND EXCLUDED.standing IN ${IN_ROOM}
       THEN room_member.since ELSE EXCLUDED.since END`,
);

const inviteAll = statement<{ readonly memberId: string }>(
  `INSERT INTO room_member (room_id, member_id, standing, since)
   SELECT $1, id, 'invited', $3 FROM unnest($2::uuid[]) AS i (id)
   ON CONFLICT (room_id, member_id) DO UPDATE SET standing = 'invited', since = EXCLUDED.since
   WHERE room_member.standing IN ('kicked', 'left')
   RETURNING member_id AS "memberId"`,
);

const readAwaited = statement<{ readonly memberId: string }>(
  `SELECT member_id AS "memberId" FROM room_member
   WHERE room_id = $1 AND member_id > $2 AND standing IN ('host', 'moderator', 'member', 'invited')
   ORDER BY member_id LIMIT $3`,
);

const countCreated = statement<CountRow>(
  `SELECT count(*)::int AS count FROM room WHERE created_by = $1 AND created_at > $2`,
);

/**
 * Only for members who are in the room: a heartbeat that arrives after the member has left changes nothing. The host's heartbeat renews
 * the lease of the room; without a lease that of any member begins one, so that a host who stays away is noticed.
 */
const noteBeat = statement(
  `WITH present AS MATERIALIZED (
     SELECT m.room_id, m.member_id, m.standing = 'host' AS hosts FROM room_member m
     WHERE m.room_id = $1 AND m.member_id = $2 AND m.standing IN ${IN_ROOM}),
   leased AS (
     INSERT INTO room_host_lease AS l (room_id, until, renewed)
     SELECT room_id, $3::timestamptz + ${HOST_LOST_MS} * interval '1 ms', hosts FROM present
     ON CONFLICT (room_id) DO UPDATE SET until = greatest(l.until, EXCLUDED.until), renewed = true WHERE EXCLUDED.renewed)
   INSERT INTO room_presence (room_id, member_id, seen_at, activity, offset_ms, round_trip_ms)
   SELECT room_id, member_id, $3, $4, $5, $6 FROM present
   ON CONFLICT (room_id, member_id) DO UPDATE SET seen_at = greatest(room_presence.seen_at, EXCLUDED.seen_at),
     activity = EXCLUDED.activity, offset_ms = EXCLUDED.offset_ms, round_trip_ms = EXCLUDED.round_trip_ms`,
);

const noteSeen = statement(
  `UPDATE room SET seen_at = $2 WHERE id = $1 AND seen_at < $2::timestamptz - interval '30 s' AND phase <> 'ended'`,
);

const readRoundTrips = statement<{ readonly ms: number }>(
  `SELECT round_trip_ms AS ms FROM room_presence WHERE room_id = $1 AND seen_at >= $2 LIMIT 200`,
);

const lackingData = statement<CountRow>(
  `SELECT count(*)::int AS count FROM room_presence WHERE room_id = $1 AND seen_at >= $2 AND activity = $3`,
);

const deleteOlderWatched = statement(
  `DELETE FROM room_watched WHERE room_id = $1 AND seq <= (
     SELECT seq FROM room_watched WHERE room_id = $1 ORDER BY seq DESC OFFSET $2 LIMIT 1)`,
);

const readInRooms = statement<IdRow>(
  `SELECT m.room_id AS id FROM room_member m JOIN room r ON r.id = m.room_id AND r.phase <> 'ended'
   WHERE m.member_id = $1 AND m.standing IN ${IN_ROOM} LIMIT $2`,
);

/** An ended room keeps its host until its rows are deleted. */
const leaveAll = statement(
  `WITH chunk AS MATERIALIZED (SELECT room_id FROM room_member WHERE member_id = $1 LIMIT $2),
   freed AS (UPDATE room r SET host_id = NULL FROM chunk WHERE r.id = chunk.room_id AND r.host_id = $1)
   DELETE FROM room_member m USING chunk WHERE m.member_id = $1 AND m.room_id = chunk.room_id`,
);
const hideCreator = statement(
  `UPDATE room SET created_by = '${NOBODY}' WHERE id IN (SELECT id FROM room WHERE created_by = $1 LIMIT $2)`,
);

const reopenRoom = statement(
  `UPDATE room SET phase = CASE WHEN repeat_ms IS NULL THEN 'lobby' ELSE 'playing' END, playing = repeat_ms IS NOT NULL,
     position_ms = 0, wait_until = NULL, effective_at = $3, seen_at = $3, ended_at = NULL, starts_at = $2, reminded = false, seq = seq + 1 WHERE id = $1`,
);

/** Every transaction locks the room first, and then rows of its members and entries, so that writers never deadlock. */
export class SqlRoomStore implements RoomStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add({ hostId, ...room }: NewRoom): Promise<void> {
    await this.addImported({ ...room, memberIds: [hostId], repeatMs: undefined });
  }

  async addImported({ memberIds, now, place, startsAt, repeatMs, ...room }: ImportedRoomRow): Promise<void> {
    const [hostId] = memberIds;
    const isPlaying = repeatMs !== undefined;
    await this.rooms.insert({
      ...room,
      ...place,
      hostId: hostId ?? null,
      phase: isPlaying ? 'playing' : 'lobby',
      positionMs: 0,
      effectiveAt: now,
      rate: 1,
      playing: isPlaying,
      memberCount: memberIds.length,
      seq: 0,
      epoch: 0,
      chatSeq: 0,
      createdBy: hostId ?? NOBODY,
      createdAt: now,
      seenAt: now,
      endedAt: null,
      startsAt: startsAt ?? null,
      repeatMs: repeatMs ?? null,
      queueSeq: 0,
      nextAt: null,
      nextStopped: false,
      waitUntil: null,
      sourceHash: '',
      // A room that begins so soon was announced by its invitations.
      reminded: startsAt !== undefined && startsAt.getTime() - now.getTime() <= REMIND_MS,
    });
    await this.attendees.insert(
      memberIds.map((memberId) => ({
        roomId: room.id,
        memberId,
        standing: memberId === hostId ? ('host' as const) : ('member' as const),
        since: now,
      })),
    );
  }

  async reopen(id: string, startsAt: Date | undefined, now: Date): Promise<void> {
    await reopenRoom.run(this.unitOfWork, [id, startsAt ?? null, now]);
  }

  async schedule(id: string, startsAt: Date): Promise<void> {
    await this.rooms.update({ id }, { startsAt, reminded: false });
  }

  async lock(id: string): Promise<LockedRoom | undefined> {
    const [known] = uniqueIds([id]);
    const row = known === undefined ? undefined : await lockOne.first(this.unitOfWork, [known]);
    return row && toLocked(row);
  }

  async save(
    id: string,
    { phase, playback, hostId, memberCount, seq, epoch, queueSeq, next, waitUntil, sourceHash }: RoomState,
    { place, now }: { readonly place?: EpisodePlace; readonly now: Date },
  ): Promise<void> {
    const { episodeId, positionMs, at, rate, playing } = playback;
    await this.rooms.update(
      { id },
      {
        phase,
        hostId: hostId ?? null,
        memberCount,
        seq,
        epoch,
        episodeId,
        positionMs,
        effectiveAt: new Date(at),
        rate,
        playing,
        queueSeq,
        nextAt: typeof next === 'number' ? new Date(next) : null,
        nextStopped: next === 'stopped',
        waitUntil: waitUntil === undefined ? null : new Date(waitUntil),
        sourceHash,
        ...place,
        // `at` is set once, when the room ends, so later changes do not prolong the time for which the room is kept.
        ...(phase === 'ended' && { endedAt: new Date(at) }),
      },
    );
  }

  async standings(id: string, memberIds: readonly string[]): Promise<readonly Attendee[]> {
    const asked = uniqueIds(memberIds);
    const found = await this.attendees.findBy(asked.map((memberId) => ({ roomId: id, memberId })));
    const known = new Map(found.map(({ memberId, standing }) => [memberId, standing]));
    return memberIds.map((memberId) => ({ memberId, standing: known.get(memberId) }));
  }

  async setStandings(
    id: string,
    standings: readonly { readonly memberId: string; readonly standing: RoomStanding }[],
    now: Date,
  ): Promise<void> {
    if (standings.length === 0) return;
    const ids = standings.map(({ memberId }) => memberId);
    await setStanding.run(this.unitOfWork, [id, ids, standings.map(({ standing }) => standing), now]);
  }

  async invite(id: string, memberIds: readonly string[], now: Date): Promise<readonly string[]> {
    if (memberIds.length === 0) return [];
    const invited = await inviteAll.all(this.unitOfWork, [id, uniqueIds(memberIds), now]);
    return invited.map(({ memberId }) => memberId);
  }

  async setReminded(id: string): Promise<void> {
    await this.rooms.update({ id }, { reminded: true });
  }

  async awaited(id: string, after: string, limit: number): Promise<readonly string[]> {
    return (await readAwaited.all(this.unitOfWork, [id, after, limit])).map(({ memberId }) => memberId);
  }

  async heir(
    id: string,
    { except, seenSince }: { readonly except: string; readonly seenSince?: Date },
  ): Promise<string | undefined> {
    const found = seenSince
      ? await presentHeir.first(this.unitOfWork, [id, except, seenSince])
      : await anyHeir.first(this.unitOfWork, [id, except]);
    return found?.memberId;
  }

  async relationsOf(memberId: string, ids: readonly string[]): Promise<readonly RoomRelation[]> {
    const rows = await readRelations.all(this.unitOfWork, [memberId, uniqueIds(ids)]);
    return rows.map(({ standing, ...room }) => ({ ...room, standing: standing ?? undefined }));
  }

  async byIds(memberId: string, ids: readonly string[], seenSince: Date): Promise<readonly Room[]> {
    return (await readByIds.all(this.unitOfWork, [memberId, uniqueIds(ids), seenSince])).map(toRoom);
  }

  members(id: string, seenSince: Date, limit: number): Promise<readonly RoomMember[]> {
    return readMembers.all(this.unitOfWork, [id, seenSince, limit]);
  }

  async countCreated(memberId: string, since: Date): Promise<number> {
    return (await countCreated.first(this.unitOfWork, [memberId, since]))?.count ?? 0;
  }

  async beat(id: string, memberId: string, beat: Beat, now: Date): Promise<void> {
    const { activity, offsetMs, roundTripMs } = beat;
    await noteBeat.run(this.unitOfWork, [id, memberId, now, activity, offsetMs, roundTripMs]);
    await noteSeen.run(this.unitOfWork, [id, now]);
  }

  async forgetBeat(id: string, memberIds: readonly string[]): Promise<void> {
    for (const memberId of memberIds) await this.presence.delete({ roomId: id, memberId });
  }

  async roundTrips(id: string, seenSince: Date): Promise<readonly number[]> {
    return (await readRoundTrips.all(this.unitOfWork, [id, seenSince])).map(({ ms }) => ms);
  }

  async countDoing(id: string, activity: number, seenSince: Date): Promise<number> {
    return (await lackingData.first(this.unitOfWork, [id, seenSince, activity]))?.count ?? 0;
  }

  async addWatched(id: string, { seq, episodeId, startedAt }: PlayedEpisode, most: number): Promise<void> {
    await this.unitOfWork.rows(RoomWatchedRow).insert({ roomId: id, seq, episodeId, startedAt });
    await deleteOlderWatched.run(this.unitOfWork, [id, most]);
  }

  watched(id: string, limit: number): Promise<readonly PlayedEpisode[]> {
    return this.unitOfWork.rows(RoomWatchedRow).find({
      select: { seq: true, episodeId: true, startedAt: true },
      where: { roomId: id },
      order: { seq: 'DESC' },
      take: limit,
    });
  }

  async inRooms(memberId: string, limit: number): Promise<readonly string[]> {
    return (await readInRooms.all(this.unitOfWork, [memberId, limit])).map(({ id }) => id);
  }

  async forget(memberId: string, limit: number): Promise<number> {
    await this.presence.delete({ memberId });
    const hidden = await hideCreator.run(this.unitOfWork, [memberId, limit]);
    return Math.max(hidden, await leaveAll.run(this.unitOfWork, [memberId, limit]));
  }

  private get rooms() {
    return this.unitOfWork.rows(RoomRow);
  }

  private get attendees() {
    return this.unitOfWork.rows(RoomMemberRow);
  }

  private get presence() {
    return this.unitOfWork.rows(RoomPresenceRow);
  }
}
