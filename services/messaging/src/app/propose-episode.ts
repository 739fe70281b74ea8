import { badInput } from '@seyir/kit';
import { proposeEpisode as propose } from '../domain/room-queue.js';
import { changeQueue } from './change-queue.js';
import type { ChangeRoomDeps } from './change-room.js';
import type { Episodes } from './room-ports.js';

/**
 * Adds an episode to the queue with the member's vote; for a queued one it is only a vote. A repeated call is no error. BAD_INPUT for an
 * unknown episode and for the one that plays; LIMIT_REACHED beyond 50; ROOM_ENDED.
 */
export const proposeEpisode = (deps: ChangeRoomDeps & { readonly episodes: Episodes }) => {
  const change = changeQueue(deps);
  return async (memberId: string, id: string, episodeId: string): Promise<void> => {
    const place = await deps.episodes.placeOf(episodeId);
    if (!place) throw badInput({ episodeId: episodeId === '' ? 'required' : 'invalid' });
    await change(memberId, { id, episodeId, place }, propose);
  };
};
