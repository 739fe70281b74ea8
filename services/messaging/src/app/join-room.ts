import { notFound } from '@seyir/kit';
import { enterRoom } from '../domain/room-changes.js';
import { changeRoom, type ChangeRoomDeps } from './change-room.js';
import type { ConversationStore } from './ports.js';

/**
 * Enters a room. A repeated call is no error. A silenced member does not become the host. NOT_FOUND for a room that the member may not enter, also if the host and the member
 * block each other; ROOM_ENDED, ROOM_FULL.
 */
export const joinRoom = (
  deps: ChangeRoomDeps & { readonly conversations: Pick<ConversationStore, 'isBlocked'> },
) => {
  const { rooms, conversations } = deps;
  const change = changeRoom(deps);
  return async (memberId: string, id: string, options: { readonly silenced: boolean }): Promise<void> => {
    await change(id, async ({ state }) => {
      const { hostId } = state;
      if (hostId !== undefined && hostId !== memberId && (await conversations.isBlocked(memberId, hostId)))
        throw notFound(`room ${id}: blocked`);
      const [attendee = { memberId, standing: undefined }] = await rooms.standings(id, [memberId]);
      return { outcome: enterRoom(state, attendee, options) };
    });
  };
};
