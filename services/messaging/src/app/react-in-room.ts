import { DomainError, notFound, type Clock } from '@seyir/kit';
import type { Reaction } from '../domain/message.js';
import { isInRoom, positionAt } from '../domain/room.js';
import type { CrowdStore } from './crowd-ports.js';
import { getRoom } from './read-rooms.js';
import type { RoomStore } from './room-ports.js';

interface Deps {
  readonly rooms: RoomStore;
  readonly crowd: CrowdStore;
  readonly clock: Clock;
}

/**
 * Records a member's reaction to the scene that a room plays now; the next run of `tellReactions` shows it. The position is the room's
 * and not the page's, so nobody reacts to a scene that the room has not reached. NOT_FOUND for a member who is not in the room,
 * ROOM_ENDED, FORBIDDEN in the lobby.
 */
export const reactInRoom = ({ rooms, crowd, clock }: Deps) => {
  const read = getRoom({ rooms, clock });
  return async (memberId: string, roomId: string, reaction: Reaction): Promise<void> => {
    const { standing, phase, playback } = await read(memberId, roomId);
    if (!isInRoom(standing)) throw notFound(`room ${roomId}`);
    if (phase === 'ended') throw new DomainError('ROOM_ENDED');
    if (phase === 'lobby') throw new DomainError('FORBIDDEN', { reason: `lobby of room ${roomId}` });
    const second = Math.floor(positionAt(playback, clock.now().getTime()) / 1_000);
    await crowd.add({ roomId, memberId, episodeId: playback.episodeId, second, reaction });
  };
};
