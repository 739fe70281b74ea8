import { isId, notFound, type Clock } from '@seyir/kit';
import type { Transaction } from './ports.js';
import type { RoomEntryStore, RoomEvents, RoomStore } from './room-ports.js';

interface Deps {
  readonly rooms: RoomStore;
  readonly roomEntries: RoomEntryStore;
  readonly roomEvents: RoomEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Deletes the text of an entry; its place in the chat stays. A repeated call is no error. */
export const deleteRoomEntry =
  ({ rooms, roomEntries, roomEvents, transaction, clock }: Deps) =>
  (id: string): Promise<void> =>
    transaction.run(async () => {
      const [place] = isId(id) ? await roomEntries.placesOf([id]) : [];
      const room = place && (await rooms.lock(place.roomId));
      if (!room) throw notFound(`entry ${id}`);
      if (place.deleted) return;
      const now = clock.now();
      await roomEntries.delete(id, now);
      const state = { ...room.state, seq: room.state.seq + 1 };
      await rooms.save(room.id, state, { now });
      const { chatSeq } = room;
      roomEvents.changed({ id: room.id, state, chatSeq, channelEpoch: state.epoch, changedEntryId: id });
    });
