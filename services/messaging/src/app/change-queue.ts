import { badInput, DomainError, isId, notFound } from '@seyir/kit';
import type { Acting, QueueOutcome } from '../domain/room-queue.js';
import type { EpisodePlace, RoomState } from '../domain/room.js';
import type { ChangeRoomDeps } from './change-room.js';

/**
 * Applies one change of a room's queue under the lock of the room's row, and publishes its frame after the commit. NOT_FOUND for an
 * unknown room or episode. A change that the rules refuse is an error with its code.
 * @param place of the episode, for a change that may add it
 */
export const changeQueue =
  ({ rooms, roomQueue, roomEvents, transaction, clock }: ChangeRoomDeps) =>
  (
    memberId: string,
    {
      id,
      episodeId,
      place,
    }: { readonly id: string; readonly episodeId: string; readonly place?: EpisodePlace },
    decide: (room: RoomState, acting: Acting) => QueueOutcome,
  ): Promise<void> =>
    transaction.run(async () => {
      const room = isId(id) ? await rooms.lock(id) : undefined;
      if (!room) throw notFound(`room ${id}`);
      const [attendee = { memberId, standing: undefined }] = await rooms.standings(id, [memberId]);
      const queue = await roomQueue.list(id, memberId);
      const outcome = decide(room.state, { attendee, queue, episodeId });
      if (outcome === 'unchanged') return;
      if ('refused' in outcome) {
        if (outcome.refused === 'BAD_INPUT') throw badInput({ episodeId: 'invalid' });
        throw new DomainError(outcome.refused, { reason: `queue of room ${id}` });
      }
      const now = clock.now();
      await roomQueue.apply(id, memberId, { change: outcome.change, episodeId, place, now });
      await rooms.save(id, outcome.room, { now });
      const { chatSeq } = room;
      roomEvents.changed({ id, state: outcome.room, chatSeq, channelEpoch: room.state.epoch });
    });
