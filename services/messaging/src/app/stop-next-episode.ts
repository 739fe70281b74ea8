import { stopCountdown } from '../domain/room-queue.js';
import { changeRoom, type ChangeRoomDeps } from './change-room.js';

/**
 * The host or a moderator stops the countdown to the next episode; for the episode that plays none begins again. A repeated call is no
 * error. OUTDATED, ROOM_ENDED.
 */
export const stopNextEpisode = (deps: ChangeRoomDeps) => {
  const change = changeRoom(deps);
  return async (memberId: string, id: string, epoch: number): Promise<void> => {
    await change(id, async ({ state }) => {
      const [attendee = { memberId, standing: undefined }] = await deps.rooms.standings(id, [memberId]);
      return { outcome: stopCountdown(state, attendee, epoch) };
    });
  };
};
