import { columns } from '@seyir/kit';
import type { LockedRoom, Room } from '../../app/room-ports.js';
import type { EpisodePlace, RoomStanding, RoomState } from '../../domain/room.js';
import { RoomRow } from './entities/room.js';
import { NOBODY } from './message-rows.js';

const PLAYBACK = ['episodeId', 'positionMs', 'effectiveAt', 'rate', 'playing'] as const;
const STATE = [
  ...(['phase', 'visibility', 'hostId', 'memberCount', 'seq', 'epoch', 'chatSeq'] as const),
  ...PLAYBACK,
  ...(['queueSeq', 'nextAt', 'nextStopped', 'waitUntil', 'sourceHash'] as const),
] as const satisfies readonly (keyof RoomRow)[];
const PLACE = ['titleId', 'season', 'number'] as const satisfies readonly (keyof RoomRow)[];

const TIMES = ['seenAt', 'startsAt', 'repeatMs'] as const satisfies readonly (keyof RoomRow)[];

export type StateRow = Pick<
  RoomRow,
  'id' | (typeof TIMES)[number] | (typeof STATE)[number] | (typeof PLACE)[number]
>;

export type ReadRoom = StateRow &
  Pick<RoomRow, 'title' | 'createdAt' | 'createdBy'> & {
    readonly presentCount: number;
    readonly standing: RoomStanding | null;
  };

export const stateColumns = columns(RoomRow, 'r', ['id', ...TIMES, ...STATE, ...PLACE]);

/** SQL list of the standings of members who are in a room. */
export const IN_ROOM = `('host', 'moderator', 'member')`;

/** SQL for the number of members of the room `r` who were seen since a time. */
export const presentIn = (since: string): string =>
  `(SELECT count(*)::int FROM room_presence p WHERE p.room_id = r.id AND p.seen_at >= ${since})`;

/** Columns of a room `r` for the viewer's row `m` of it. */
export const roomColumns = (present: string): string =>
  `${stateColumns}, ${columns(RoomRow, 'r', ['title', 'createdAt', 'createdBy'])}, m.standing, ${present} AS "presentCount"`;

export const toState = (row: StateRow): RoomState => ({
  phase: row.phase,
  visibility: row.visibility,
  hostId: row.hostId ?? undefined,
  memberCount: row.memberCount,
  seq: row.seq,
  epoch: row.epoch,
  queueSeq: row.queueSeq,
  next: row.nextStopped ? 'stopped' : row.nextAt?.getTime(),
  waitUntil: row.waitUntil?.getTime(),
  sourceHash: row.sourceHash,
  playback: {
    episodeId: row.episodeId,
    positionMs: row.positionMs,
    at: row.effectiveAt.getTime(),
    rate: row.rate,
    playing: row.playing,
  },
});

const placeOf = ({ titleId, season, number }: StateRow): EpisodePlace => ({ titleId, season, number });

export const toLocked = (row: StateRow): LockedRoom => ({
  id: row.id,
  state: toState(row),
  place: placeOf(row),
  chatSeq: row.chatSeq,
  seenAt: row.seenAt,
  startsAt: row.startsAt ?? undefined,
  repeatMs: row.repeatMs ?? undefined,
});

export const toRoom = (row: ReadRoom): Room => ({
  ...toState(row),
  id: row.id,
  title: row.title,
  place: placeOf(row),
  chatSeq: row.chatSeq,
  presentCount: row.presentCount,
  standing: row.standing ?? undefined,
  createdAt: row.createdAt,
  createdBy: row.createdBy === NOBODY ? undefined : row.createdBy,
  startsAt: row.startsAt ?? undefined,
});
