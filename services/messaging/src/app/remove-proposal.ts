import { removeProposal as remove } from '../domain/room-queue.js';
import { changeQueue } from './change-queue.js';
import type { ChangeRoomDeps } from './change-room.js';

/** The host or a moderator removes an episode from the queue. A repeated call is no error. ROOM_ENDED. */
export const removeProposal = (deps: ChangeRoomDeps) => {
  const change = changeQueue(deps);
  return (memberId: string, id: string, episodeId: string): Promise<void> =>
    change(memberId, { id, episodeId }, remove);
};
