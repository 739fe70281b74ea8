import type { RoomStore, PlayedEpisode } from './room-ports.js';

/** Number of episodes that are shown. */
export const MOST_WATCHED = 50;

/** The last episodes that a room has played, the oldest first. */
export const listRoomWatched =
  ({ rooms }: { readonly rooms: RoomStore }) =>
  async (id: string): Promise<readonly PlayedEpisode[]> =>
    (await rooms.watched(id, MOST_WATCHED)).toReversed();
