import { isId, type Clock } from '@seyir/kit';
import type { Scope } from '../domain/spoiler.js';
import type { Transaction } from './ports.js';
import type { EntryCoverStore, RoomEntryStore, RoomEvents, RoomStore } from './room-ports.js';

// One transaction keeps the cover under the lock of the room and publishes the change.
interface Deps {
  readonly rooms: RoomStore;
  readonly roomEntries: RoomEntryStore;
  readonly entryCovers: EntryCoverStore;
  readonly roomEvents: RoomEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface EntryCover {
  readonly caseId: string;
  readonly entryId: string;
  /** What the entry spoils by the decision; undefined once the decision was overturned. */
  readonly scope: Scope | undefined;
}

/**
 * Carries out a moderator's cover of a chat entry, or its end: open pages read the entry again. A repeated call is no error, and an
 * entry that is gone is not covered.
 */
export const coverEntry =
  ({ rooms, roomEntries, entryCovers, roomEvents, transaction, clock }: Deps) =>
  ({ caseId, entryId, scope }: EntryCover): Promise<void> =>
    transaction.run(async () => {
      const [place] = isId(entryId) ? await roomEntries.placesOf([entryId]) : [];
      const room = place && (await rooms.lock(place.roomId));
      if (!room || place.deleted) return;
      await entryCovers.keep(caseId, entryId, scope);
      const state = { ...room.state, seq: room.state.seq + 1 };
      await rooms.save(room.id, state, { now: clock.now() });
      const { chatSeq } = room;
      roomEvents.changed({
        id: room.id,
        state,
        chatSeq,
        channelEpoch: state.epoch,
        changedEntryId: entryId,
      });
    });
