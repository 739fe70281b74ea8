import { badInput } from '@seyir/kit';
import { leadOf } from '../domain/room.js';
import { controlPlayback, type PlaybackCommand } from '../domain/room-changes.js';
import { changeRoom, presentSince, type ChangeRoomDeps } from './change-room.js';
import type { Episodes } from './room-ports.js';

/**
 * Plays, pauses, seeks, changes the rate or the episode, or starts the lobby. The command takes effect at the same moment for all.
 * `epoch` is that of the state that the member saw. OUTDATED, FORBIDDEN, ROOM_ENDED; BAD_INPUT for an unknown episode.
 */
export const controlRoom = (deps: ChangeRoomDeps & { readonly episodes: Episodes }) => {
  const { rooms, episodes } = deps;
  const change = changeRoom(deps);
  return async (memberId: string, id: string, command: PlaybackCommand, epoch: number): Promise<void> => {
    const place = command.kind === 'episode' ? await episodes.placeOf(command.episodeId) : undefined;
    if (command.kind === 'episode' && !place) throw badInput({ episodeId: 'invalid' });
    await change(id, async ({ state }, now) => {
      const [attendee = { memberId, standing: undefined }] = await rooms.standings(id, [memberId]);
      const leadMs = leadOf(await rooms.roundTrips(id, presentSince(now)));
      const outcome = controlPlayback(state, attendee, command, { epoch, now: now.getTime(), leadMs });
      return { outcome, ...(place && { place }) };
    });
  };
};
