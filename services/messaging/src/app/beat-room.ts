import { notFound, type Clock } from '@seyir/kit';
import { presentSince } from './change-room.js';
import type { Beat, RoomStore } from './room-ports.js';

/** A host without a heartbeat for 4 s is replaced, so hosts send two in that time. */
const HOST_NEXT_MS = 1_500;
const NEXT_MS = 5_000;

/** The contract's number of `WAITING`. */
const WAITING = 1;
/** The first heartbeat of a host who has just opened a room. */
export const FIRST_BEAT: Beat = { activity: WAITING, offsetMs: 0, roundTripMs: 0 };

const LARGEST_OFFSET_MS = 24 * 60 * 60_000;
const LARGEST_ROUND_TRIP_MS = 60_000;

export interface Beaten {
  readonly seq: number;
  readonly epoch: number;
  readonly chatSeq: number;
  /** The server's clock. */
  readonly serverMs: number;
  readonly presentCount: number;
  /** When to send the next heartbeat, in ms. */
  readonly nextMs: number;
}

/** Records a heartbeat. Returns the sequence numbers by which a page notices that it has missed a frame. */
export const beatRoom =
  ({ rooms, clock }: { readonly rooms: RoomStore; readonly clock: Clock }) =>
  async (memberId: string, id: string, { activity, offsetMs, roundTripMs }: Beat): Promise<Beaten> => {
    const now = clock.now();
    await rooms.beat(
      id,
      memberId,
      {
        activity,
        offsetMs: Math.min(LARGEST_OFFSET_MS, Math.max(-LARGEST_OFFSET_MS, offsetMs)),
        roundTripMs: Math.min(LARGEST_ROUND_TRIP_MS, roundTripMs),
      },
      now,
    );
    const [room] = await rooms.byIds(memberId, [id], presentSince(now));
    if (!room) throw notFound(`room ${id}`);
    const { seq, epoch, chatSeq, presentCount, standing } = room;
    const nextMs = standing === 'host' ? HOST_NEXT_MS : NEXT_MS;
    return { seq, epoch, chatSeq, presentCount, serverMs: clock.now().getTime(), nextMs };
  };
