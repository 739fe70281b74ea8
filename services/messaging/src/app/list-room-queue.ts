import { getRoom } from './read-rooms.js';
import type { QueuedEpisode, RoomQueueStore, RoomStore } from './room-ports.js';
import type { Clock } from '@seyir/kit';

export interface RoomQueue {
  readonly episodes: readonly QueuedEpisode[];
  /** Number of the last change that the list contains at least. */
  readonly queueSeq: number;
}

interface Deps {
  readonly rooms: RoomStore;
  readonly roomQueue: RoomQueueStore;
  readonly clock: Clock;
}

/** The queue of a room as a member sees it, the next episode first. NOT_FOUND. */
export const listRoomQueue = (deps: Deps) => {
  const room = getRoom(deps);
  return async (memberId: string, id: string): Promise<RoomQueue> => {
    // The number is read first: a change between the two reads makes the page read again.
    const { queueSeq } = await room(memberId, id);
    return { queueSeq, episodes: await deps.roomQueue.list(id, memberId) };
  };
};
