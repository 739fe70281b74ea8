import { voteForEpisode as vote } from '../domain/room-queue.js';
import { changeQueue } from './change-queue.js';
import type { ChangeRoomDeps } from './change-room.js';

/**
 * Votes for a queued episode, or takes the vote back; an episode without votes leaves the queue. A repeated call is no error. NOT_FOUND
 * for an episode that is not queued; ROOM_ENDED.
 */
export const voteForEpisode = (deps: ChangeRoomDeps) => {
  const change = changeQueue(deps);
  return (memberId: string, id: string, episodeId: string, active: boolean): Promise<void> =>
    change(memberId, { id, episodeId }, (room, acting) => vote(room, acting, active));
};
