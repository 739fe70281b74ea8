import { reportEnd } from '../domain/room-queue.js';
import { changeRoom, type ChangeRoomDeps } from './change-room.js';

/**
 * The player of the host or a moderator has reached the end of an episode: the countdown to the first episode of the queue begins, at
 * most once for an episode. OUTDATED for another episode than the one that plays, and for an older epoch; ROOM_ENDED.
 */
export const reportEpisodeEnd = (deps: ChangeRoomDeps) => {
  const { rooms, roomQueue } = deps;
  const change = changeRoom(deps);
  return async (memberId: string, id: string, episodeId: string, epoch: number): Promise<void> => {
    await change(id, async ({ state }, now) => {
      const [attendee = { memberId, standing: undefined }] = await rooms.standings(id, [memberId]);
      const isEmpty = (await roomQueue.list(id, memberId)).length === 0;
      return { outcome: reportEnd(state, attendee, { epoch, now: now.getTime(), episodeId, isEmpty }) };
    });
  };
};
