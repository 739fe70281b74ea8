import { badInput, uniqueIds } from '@seyir/kit';
import { endRoom } from '../domain/room-changes.js';
import { changeRoom, type ChangeRoomDeps } from './change-room.js';
import type { RoomUpkeepStore } from './room-ports.js';

const MOST_ROOMS = 100;
/** Rows of one call. */
const MOST_ROWS = 500;

/**
 * Ends rooms, so that open pages learn it, and deletes them with their chats, up to 500 rows of one room per call. Returns whether
 * rows are left. Unknown ids are no error. BAD_INPUT for more than 100.
 */
export const removeImportedRooms = (
  deps: ChangeRoomDeps & { readonly roomUpkeep: Pick<RoomUpkeepStore, 'remove'> },
) => {
  const { rooms, roomUpkeep, transaction } = deps;
  const change = changeRoom(deps);
  return async (ids: readonly string[]): Promise<boolean> => {
    if (ids.length > MOST_ROOMS) throw badInput({ codes: 'too_long' });
    for (const id of uniqueIds(ids)) {
      const removed = await transaction.run(async () => {
        if (!(await rooms.lock(id))) return 0;
        await change(id, async ({ state }, now) => ({ outcome: endRoom(state, now.getTime()) }));
        return roomUpkeep.remove(id, MOST_ROWS);
      });
      if (removed > 0) return true;
    }
    return false;
  };
};
