import type { EraseMemberData } from '@seyir/kit';
import { leaveRoom as leave } from '../domain/room-changes.js';
import { changeRoom, presentSince, type ChangeRoomDeps } from './change-room.js';

/**
 * Leaves a room. If the host leaves, a present member becomes the host if there is one, else any member. A repeated call is no
 * error.
 */
export const leaveRoom = (deps: ChangeRoomDeps) => {
  const { rooms } = deps;
  const change = changeRoom(deps);
  return async (memberId: string, id: string): Promise<void> => {
    await change(id, async ({ state }, now) => {
      const [attendee = { memberId, standing: undefined }] = await rooms.standings(id, [memberId]);
      const heir =
        state.hostId === memberId
          ? ((await rooms.heir(id, { except: memberId, seenSince: presentSince(now) })) ??
            (await rooms.heir(id, { except: memberId })))
          : undefined;
      return { outcome: leave(state, attendee, heir) };
    });
  };
};

/** Number of rooms that one step leaves; each is locked until the end of the step. */
const MOST_LEFT = 20;

/** Removes an erased member from the rooms that the member is in. */
export const leaveAllRooms = (deps: ChangeRoomDeps): EraseMemberData => {
  const leave = leaveRoom(deps);
  return async (memberId) => {
    const found = await deps.rooms.inRooms(memberId, MOST_LEFT);
    for (const id of [...found].sort()) await leave(memberId, id);
    return found.length === 0;
  };
};
