import { badInput, checkText, cleanText, isId, type Clock, type GoneMembers } from '@seyir/kit';
import { TITLE } from './create-room.js';
import type { ImportResult, Transaction } from './ports.js';
import { MOST_MEMBERS, type RoomVisibility } from '../domain/room.js';
import { scopeOf, type Spoiler } from '../domain/spoiler.js';
import type { Episodes, RoomEntryStore, RoomStore } from './room-ports.js';

const MOST_ROOMS = 100;
const MOST_ENTRIES = 200;

export interface ImportedEntry {
  readonly id: string;
  readonly authorId: string;
  readonly body: string;
  readonly spoiler: Spoiler;
  readonly postedAt: Date;
}

export interface ImportedRoom {
  readonly id: string;
  readonly title: string;
  readonly visibility: RoomVisibility;
  readonly episodeId: string;
  /** The first one is the host. */
  readonly memberIds: readonly string[];
  /** A playing room: after this time the episode begins again. Undefined for a scheduled one. */
  readonly repeatMs: number | undefined;
  readonly startsAt: Date | undefined;
  /** The oldest first. */
  readonly entries: readonly ImportedEntry[];
}

// An import writes at once what single calls write one by one: rooms and their entries, without erased members.
interface Deps {
  readonly rooms: RoomStore;
  readonly roomEntries: RoomEntryStore;
  readonly episodes: Episodes;
  readonly goneMembers: GoneMembers;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Imports up to 100 rooms that play and repeat their episode, or are scheduled; idempotent by id. An open room stays, a scheduled
 * room moves to its new time, an ended room opens again. Rooms without an episode, and erased members with their entries, are
 * left out. BAD_INPUT.
 */
export const importRooms =
  ({ rooms, roomEntries, episodes, goneMembers, transaction, clock }: Deps) =>
  async (imported: readonly ImportedRoom[]): Promise<ImportResult> => {
    check(imported);
    let created = 0;
    let updated = 0;
    for (const one of imported) {
      const place = await episodes.placeOf(one.episodeId);
      const done = await transaction.run(async () => {
        const { id, startsAt, entries, ...room } = one;
        const now = clock.now();
        const known = await rooms.lock(id);
        if (known) {
          if (known.state.phase === 'ended') await rooms.reopen(id, startsAt, now);
          else if (startsAt && known.state.phase === 'lobby' && +startsAt !== Number(known.startsAt))
            await rooms.schedule(id, startsAt);
          else return 'unchanged';
          return 'updated';
        }
        const gone = await goneMembers.among([...room.memberIds, ...entries.map((entry) => entry.authorId)]);
        const memberIds = room.memberIds.filter((memberId) => !gone.has(memberId));
        if (!place || memberIds.length === 0) return 'unchanged';
        await rooms.addImported({ ...room, id, memberIds, place, startsAt, now });
        for (const entry of entries.filter(({ authorId }) => !gone.has(authorId))) {
          const { authorId, body, spoiler, postedAt } = entry;
          const declared = scopeOf(place, spoiler);
          if (declared === 'invalid') throw badInput({ spoiler: 'invalid' });
          await roomEntries.add({
            id: entry.id,
            roomId: id,
            authorId,
            body: cleanText(body),
            replyToSeq: undefined,
            scope: declared,
            now: postedAt,
          });
        }
        return 'created';
      });
      if (done === 'created') created += 1;
      if (done === 'updated') updated += 1;
    }
    return { created, updated, unchanged: imported.length - created - updated };
  };

const check = (imported: readonly ImportedRoom[]): void => {
  if (imported.length > MOST_ROOMS) throw badInput({ rooms: 'too_long' });
  imported.forEach(({ id, title, episodeId, memberIds, repeatMs, startsAt, entries }, index) => {
    const isValid =
      [id, episodeId, ...memberIds, ...entries.flatMap((one) => [one.id, one.authorId])].every(isId) &&
      !checkText(cleanText(title), TITLE) &&
      memberIds.length > 0 &&
      memberIds.length <= MOST_MEMBERS &&
      new Set(memberIds).size === memberIds.length &&
      (repeatMs === undefined) !== (startsAt === undefined) &&
      entries.length <= MOST_ENTRIES;
    if (!isValid) throw badInput({ [`rooms.${index}`]: 'invalid' });
  });
};
