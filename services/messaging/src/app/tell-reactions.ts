import { FIRST_ID, type Clock } from '@seyir/kit';
import { next } from '../domain/room-changes.js';
import type { CrowdStore } from './crowd-ports.js';
import type { Transaction } from './ports.js';
import type { RoomEvents, RoomStore } from './room-ports.js';

/** Maximum number of rooms of one run; the next run continues after them, so that no room waits for ever. */
const MOST_ROOMS = 200;
/** Number of reactions in one frame. */
const MOST_REACTIONS = 1_000;

interface Deps {
  readonly rooms: RoomStore;
  readonly crowd: CrowdStore;
  readonly roomEvents: RoomEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * One run of the job that shows new reactions: one frame per room, however many members have reacted, so reacting members never wait
 * for the lock of the room. Reactions in rooms that are public or open by a link also count for their scene. Those in a room
 * for invited members are only shown, not stored.
 */
export const tellReactions = ({ rooms, crowd, roomEvents, transaction, clock }: Deps) => {
  const tell = (id: string): Promise<void> =>
    transaction.run(async () => {
      const room = await rooms.lock(id);
      const counts = room !== undefined && room.state.visibility !== 'invited';
      const reactions = await crowd.take(id, { counts, limit: MOST_REACTIONS });
      if (!room || room.state.phase === 'ended' || reactions.length === 0) return;
      const state = next(room.state, {});
      await rooms.save(id, state, { now: clock.now() });
      roomEvents.changed({ id, state, chatSeq: room.chatSeq, channelEpoch: state.epoch, reactions });
    });

  let after = FIRST_ID;
  return async (signal: AbortSignal): Promise<void> => {
    // An error in one room must not stop the others.
    const failures: unknown[] = [];
    const ids = await crowd.waiting(after, MOST_ROOMS);
    for (const id of ids) if (!signal.aborted) await tell(id).catch((error: unknown) => failures.push(error));
    after = ids.length < MOST_ROOMS ? FIRST_ID : ids.at(-1)!;
    if (failures.length > 0) throw failures[0];
  };
};
