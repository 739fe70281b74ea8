import { next } from '../domain/room-changes.js';
import type { ChangeRoomDeps } from './change-room.js';

/**
 * Removes an erased member's votes from the queue of a room, and the member's name from the proposals. An episode without votes leaves the
 * queue.
 */
export const forgetProposals =
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
