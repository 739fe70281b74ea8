import { statement, type UnitOfWork } from '@seyir/kit';
import type { RoomUpkeepStore } from '../../app/room-ports.js';
import { REMIND_MS } from '../../domain/room.js';
import { RoomHostLeaseRow, RoomPresenceRow, RoomRow } from './entities/room.js';
import { RoomProposalRow } from './entities/room-queue.js';

interface IdRow {
  readonly id: string;
}

const toRemind = statement<IdRow>(
  `SELECT id FROM room WHERE starts_at IS NOT NULL AND phase = 'lobby' AND NOT reminded AND starts_at > $1
     AND starts_at <= $1::timestamptz + ${REMIND_MS} * interval '1 ms'
   ORDER BY starts_at LIMIT $2`,
);

const endedLeases = statement<IdRow>(
  `SELECT room_id AS id FROM room_host_lease WHERE until < $1 ORDER BY until LIMIT $2`,
);
const endLease = statement(`DELETE FROM room_host_lease WHERE room_id = $1 AND until < $2`);

const emptyRooms = statement<IdRow>(
  `SELECT r.id FROM room r WHERE r.phase <> 'ended' AND r.seen_at < $1 AND r.repeat_ms IS NULL
     AND (r.phase = 'playing' OR r.starts_at IS NULL OR r.starts_at < $1)
   ORDER BY r.seen_at LIMIT $2`,
);

const overOrPaused = statement<IdRow>(
  `SELECT r.id FROM room r WHERE r.repeat_ms IS NOT NULL AND r.phase = 'playing' AND (
     (r.playing AND r.effective_at + (r.repeat_ms - r.position_ms) / r.rate * interval '1 ms' < $1)
     OR (NOT r.playing AND r.seen_at < $2))
   ORDER BY r.effective_at LIMIT $3`,
);

/** Rooms that wait, with or without a member who still lacks data. */
const waitingRooms = statement<IdRow>(
  `SELECT id FROM room WHERE wait_until IS NOT NULL AND phase = 'playing' ORDER BY wait_until LIMIT $1`,
);
const dueNext = statement<IdRow>(`SELECT id FROM room WHERE next_at <= $1 ORDER BY next_at LIMIT $2`);

const oldRoom = statement<IdRow>(
  `SELECT id FROM room WHERE phase = 'ended' AND ended_at < $1 ORDER BY ended_at LIMIT 1`,
);

const deleteEntries = statement(
  `DELETE FROM room_entry WHERE room_id = $1 AND seq IN (
     SELECT seq FROM room_entry WHERE room_id = $1 ORDER BY seq LIMIT $2 FOR UPDATE)`,
);
const deleteCovers = statement(
  `DELETE FROM entry_cover WHERE case_id IN (
     SELECT c.case_id FROM entry_cover c JOIN room_entry e ON e.id = c.entry_id WHERE e.room_id = $1
     ORDER BY c.case_id LIMIT $2 FOR UPDATE OF c)`,
);
const deleteMembers = statement(
  `DELETE FROM room_member WHERE room_id = $1 AND member_id IN (
     SELECT member_id FROM room_member WHERE room_id = $1 ORDER BY member_id LIMIT $2 FOR UPDATE)`,
);

const deleteWatched = statement(
  `DELETE FROM room_watched WHERE room_id = $1 AND seq IN (
     SELECT seq FROM room_watched WHERE room_id = $1 ORDER BY seq LIMIT $2 FOR UPDATE)`,
);

const deleteVotes = statement(
  `DELETE FROM room_vote WHERE room_id = $1 AND (episode_id, member_id) IN (
     SELECT episode_id, member_id FROM room_vote WHERE room_id = $1 ORDER BY episode_id, member_id LIMIT $2 FOR UPDATE)`,
);

export class SqlRoomUpkeepStore implements RoomUpkeepStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async toRemind(now: Date, limit: number): Promise<readonly string[]> {
    return (await toRemind.all(this.unitOfWork, [now, limit])).map(({ id }) => id);
  }

  async withEndedLeases(now: Date, limit: number): Promise<readonly string[]> {
    return (await endedLeases.all(this.unitOfWork, [now, limit])).map(({ id }) => id);
  }

  async endLease(id: string, now: Date): Promise<void> {
    await endLease.run(this.unitOfWork, [id, now]);
  }

  async toRepeat(now: Date, seenBefore: Date, limit: number): Promise<readonly string[]> {
    return (await overOrPaused.all(this.unitOfWork, [now, seenBefore, limit])).map(({ id }) => id);
  }

  async withDueNext(now: Date, limit: number): Promise<readonly string[]> {
    return (await dueNext.all(this.unitOfWork, [now, limit])).map(({ id }) => id);
  }

  async waiting(limit: number): Promise<readonly string[]> {
    return (await waitingRooms.all(this.unitOfWork, [limit])).map(({ id }) => id);
  }

  async empty(since: Date, limit: number): Promise<readonly string[]> {
    return (await emptyRooms.all(this.unitOfWork, [since, limit])).map(({ id }) => id);
  }

  async prune(before: Date, limit: number): Promise<number> {
    const old = await oldRoom.first(this.unitOfWork, [before]);
    return old ? this.remove(old.id, limit) : 0;
  }

  async remove(id: string, limit: number): Promise<number> {
    if ((await deleteCovers.run(this.unitOfWork, [id, limit])) >= limit) return limit;
    if ((await deleteEntries.run(this.unitOfWork, [id, limit])) >= limit) return limit;
    if ((await deleteMembers.run(this.unitOfWork, [id, limit])) >= limit) return limit;
    if ((await deleteVotes.run(this.unitOfWork, [id, limit])) >= limit) return limit;
    if ((await deleteWatched.run(this.unitOfWork, [id, limit])) >= limit) return limit;
    await this.unitOfWork.rows(RoomProposalRow).delete({ roomId: id });
    await this.unitOfWork.rows(RoomPresenceRow).delete({ roomId: id });
    await this.unitOfWork.rows(RoomHostLeaseRow).delete({ roomId: id });
    return ((await this.unitOfWork.rows(RoomRow).delete({ id })).affected ?? 0) > 0 ? limit : 0;
  }
}
