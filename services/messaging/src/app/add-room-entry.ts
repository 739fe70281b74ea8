import {
  badInput,
  checkText,
  cleanText,
  DomainError,
  isId,
  notFound,
  type Clock,
  type Ids,
} from '@seyir/kit';
import { isInRoom } from '../domain/room.js';
import { scopeOf, widest, type Spoiler } from '../domain/spoiler.js';
import type { ConversationStore, Transaction } from './ports.js';
import type { Episodes, RoomEntryStore, RoomEvents, RoomStore } from './room-ports.js';

/** Length limits in graphemes (product-rules, Text). */
const LENGTH = { min: 1, max: 500 };

/** The only episode of a film. */
const OF_FILM = { season: 1, number: 1 } as const;

export interface NewEntryInput {
  readonly roomId: string;
  readonly body: string;
  readonly spoiler: Spoiler;
  /** Empty for none. */
  readonly replyToId: string;
}

// The lock of the room, the film check and the block between two members come before the entry.
interface Deps {
  readonly rooms: RoomStore;
  readonly episodes: Pick<Episodes, 'isFilm'>;
  readonly roomEntries: RoomEntryStore;
  readonly conversations: Pick<ConversationStore, 'isBlocked'>;
  readonly roomEvents: RoomEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Writes into the chat of a room: first the row, then the frame. Returns the entry's id. BAD_INPUT, also for an episode that a film
 * does not have, because no reader's progress would ever reach it; ROOM_ENDED; NOT_FOUND for a
 * member who is not in the room and for an unknown `replyToId`; FORBIDDEN for a reply if one of the two members blocks the other.
 */
export const addRoomEntry =
  ({ rooms, episodes, roomEntries, conversations, roomEvents, transaction, clock, ids }: Deps) =>
  async (memberId: string, { roomId, body: text, spoiler, replyToId }: NewEntryInput): Promise<string> => {
    const body = cleanText(text);
    const problem = checkText(body, LENGTH);
    if (problem) throw badInput({ body: problem });
    if (await isUnreachable()) throw badInput({ spoiler: 'invalid' });
    return transaction.run(async () => {
      const room = isId(roomId) ? await rooms.lock(roomId) : undefined;
      // A member who was removed from the room meanwhile cannot write any more.
      const [attendee] = room ? await rooms.standings(roomId, [memberId]) : [];
      if (!room || !isInRoom(attendee?.standing)) throw notFound(`room ${roomId}`);
      if (room.state.phase === 'ended') throw new DomainError('ROOM_ENDED');
      const declared = scopeOf(room.place, spoiler);
      if (declared === 'invalid') throw badInput({ spoiler: 'invalid' });
      const answered = replyToId ? await answeredEntry() : undefined;
      const id = ids.next();
      const scope = widest(declared, answered?.scope);
      await roomEntries.add({
        id,
        roomId,
        authorId: memberId,
        body,
        scope,
        replyToSeq: answered?.seq,
        now: clock.now(),
      });
      roomEvents.changed({
        id: roomId,
        state: { ...room.state, seq: room.state.seq + 1 },
        chatSeq: room.chatSeq + 1,
        channelEpoch: room.state.epoch,
      });
      return id;
    });

    /** Asked before the transaction: the catalogue must not delay the others in the room. */
    async function isUnreachable(): Promise<boolean> {
      if (spoiler.kind !== 'episode' || !isId(roomId)) return false;
      const { season, number } = spoiler;
      if (season === 0 || (season === OF_FILM.season && number === OF_FILM.number)) return false;
      const [room] = await rooms.byIds(memberId, [roomId], clock.now());
      return room !== undefined && episodes.isFilm(room.place.titleId);
    }

    async function answeredEntry() {
      const [place] = isId(replyToId) ? await roomEntries.placesOf([replyToId]) : [];
      if (place?.roomId !== roomId || place.deleted) throw notFound(`entry ${replyToId}`);
      if (await conversations.isBlocked(memberId, place.authorId))
        throw new DomainError('FORBIDDEN', { reason: 'blocked' });
      return place;
    }
  };
