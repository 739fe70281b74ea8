import { endRoom as end } from '../domain/room-changes.js';
import { changeRoom, type ChangeRoomDeps } from './change-room.js';

/** Ends a room for all. A repeated call is no error. */
export const endRoom = (deps: ChangeRoomDeps) => {
  const change = changeRoom(deps);
  return async (id: string): Promise<void> => {
    await change(id, async ({ state }, now) => ({ outcome: end(state, now.getTime()) }));
  };
};
