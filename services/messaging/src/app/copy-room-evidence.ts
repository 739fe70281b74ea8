import { isId, notFound, type Clock } from '@seyir/kit';
import { getRoom } from './read-rooms.js';
import type { RoomEntryStore, RoomStore } from './room-ports.js';

/** Number of earlier entries that a report's case also contains. */
const BEFORE = 4;
const AFTER_LAST = 2 ** 31 - 1;

/** The current text of a room's entry or title, for a case. */
export interface RoomCopy {
  readonly id: string;
  /** Empty for an erased member. */
  readonly authorId: string;
  readonly body: string;
  readonly postedAt: Date;
}

interface Deps {
  readonly rooms: RoomStore;
  readonly roomEntries: RoomEntryStore;
  readonly clock: Clock;
}

/**
 * Copies an entry with up to four before it, or a room's title with its last entries, the oldest first. The author of the title is
 * the member who created the room, also after a hand-over. Texts are copied without a cover: the case is for moderators. NOT_FOUND for a deleted entry.
 */
export const copyRoomEvidence =
  (deps: Deps) =>
  async (memberId: string, targetId: string): Promise<readonly RoomCopy[]> => {
    const { roomEntries } = deps;
    if (!isId(targetId)) throw notFound(`room ${targetId}`);
    const [place] = await roomEntries.placesOf([targetId]);
    if (place?.deleted) throw notFound(`entry ${targetId}`);
    const roomId = place?.roomId ?? targetId;
    const before = place ? place.seq + 1 : AFTER_LAST;
    // Read with the rights of the reported author, because entries that a block hides from the reporter are part of the evidence.
    const entries = (await roomEntries.before(place?.authorId ?? memberId, roomId, before, BEFORE + 1))
      .filter(({ deleted }) => !deleted)
      .map(({ id, authorId, body, postedAt }) => ({ id, authorId, body, postedAt }))
      .reverse();
    if (place) return entries;
    const { title, createdBy, createdAt } = await getRoom(deps)(memberId, roomId);
    return [{ id: roomId, authorId: createdBy ?? '', body: title, postedAt: createdAt }, ...entries];
  };
