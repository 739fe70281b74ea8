import { leadOf } from '../domain/room.js';
import { firstOf, startQueued } from '../domain/room-queue.js';
import { changeRoom, presentSince, type ChangeRoomDeps } from './change-room.js';

/**
 * The host or a moderator starts an episode of the queue, for all at the same moment; an empty `episodeId` is the first one. OUTDATED,
 * ROOM_ENDED; NOT_FOUND for an episode that is not queued.
 */
export const startNextEpisode = (deps: ChangeRoomDeps) => {
  const { rooms, roomQueue } = deps;
  const change = changeRoom(deps);
  return async (memberId: string, id: string, episodeId: string, epoch: number): Promise<void> => {
    await change(id, async ({ state }, now) => {
      const [attendee = { memberId, standing: undefined }] = await rooms.standings(id, [memberId]);
      const queue = await roomQueue.list(id, memberId);
      const queued = episodeId ? queue.find((one) => one.episodeId === episodeId) : firstOf(queue);
      const leadMs = leadOf(await rooms.roundTrips(id, presentSince(now)));
      const outcome = startQueued(state, attendee, queued, { epoch, now: now.getTime(), leadMs });
      return { outcome, ...(queued && { place: queued.place }) };
    });
  };
};
