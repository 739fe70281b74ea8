import type { EraseMemberData } from '@seyir/kit';
import { next } from '../domain/room-changes.js';
import type { ChangeRoomDeps } from './change-room.js';

/** Number of rooms that one step changes; each is locked until the end of the step. */
const MOST_CHANGED = 20;

/**
 * Removes an erased member's votes from the queues of rooms, and the member's name from the proposals. An episode without votes leaves
 * its queue.
 */
export const forgetProposals = (deps: ChangeRoomDeps): EraseMemberData => {
  const forget = forgetIn(deps);
  return async (memberId) => {
    const found = await deps.roomQueue.roomsOf(memberId, MOST_CHANGED);
    for (const id of [...found].sort()) await forget(memberId, id);
    return found.length === 0;
  };
};

const forgetIn =
  ({ rooms, roomQueue, roomEvents, transaction, clock }: ChangeRoomDeps) =>
  (memberId: string, id: string): Promise<void> =>
    transaction.run(async () => {
      const room = await rooms.lock(id);
      await roomQueue.forget(id, memberId);
      if (!room || room.state.phase === 'ended') return;
      const state = next(room.state, { queueSeq: room.state.queueSeq + 1 });
      await rooms.save(id, state, { now: clock.now() });
      roomEvents.changed({ id, state, chatSeq: room.chatSeq, channelEpoch: state.epoch });
    });
