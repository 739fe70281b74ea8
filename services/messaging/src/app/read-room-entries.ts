import { badInput, isId, notFound } from '@seyir/kit';
import type { RoomEntry } from '../domain/room-entry.js';
import { coverEntries, type CoverDeps } from './cover-room-entries.js';
import type { RoomEntryStore } from './room-ports.js';

const USUAL = 50;
const MOST = 100;
const MOST_IDS = 50;
const AFTER_LAST = 2 ** 31 - 1;

type Deps = CoverDeps & { readonly roomEntries: RoomEntryStore };

export interface EntryList {
  readonly roomId: string;
  /** Entries after this number, the oldest first; 0: entries before `beforeSeq`, the newest first. */
  readonly afterSeq: number;
  /** 0 for the newest. */
  readonly beforeSeq: number;
  readonly size: number;
  /** Id of an entry: the page has the entries after it. The member may be unable to see that entry. Empty to use the numbers. */
  readonly afterId: string;
}

export interface EntryPage {
  readonly items: readonly RoomEntry[];
  readonly last: boolean;
}

/** The chat of a room as a member sees it. NOT_FOUND for an `afterId` of another room. */
export const listRoomEntries = (deps: Deps) => {
  const { roomEntries } = deps;
  const cover = coverEntries(deps);
  const seqOf = async (roomId: string, id: string): Promise<number> => {
    const [place] = isId(id) ? await roomEntries.placesOf([id]) : [];
    if (place?.roomId !== roomId) throw notFound(`entry ${id}`);
    return place.seq;
  };
  return async (
    memberId: string,
    { roomId, beforeSeq, size, afterId, ...list }: EntryList,
  ): Promise<EntryPage> => {
    const limit = Math.min(size || USUAL, MOST);
    const afterSeq = afterId === '' ? list.afterSeq : await seqOf(roomId, afterId);
    const found =
      afterSeq > 0
        ? await roomEntries.after(memberId, roomId, Math.min(afterSeq, AFTER_LAST), limit + 1)
        : await roomEntries.before(
            memberId,
            roomId,
            Math.min(beforeSeq || AFTER_LAST, AFTER_LAST),
            limit + 1,
          );
    return { items: await cover(memberId, found.slice(0, limit)), last: found.length <= limit };
  };
};

/** Entries of one room by their ids; with `reveal` also the covered texts. BAD_INPUT for more than 50 ids. */
export const getRoomEntries = (deps: Deps) => {
  const { roomEntries } = deps;
  const cover = coverEntries(deps);
  return async (
    memberId: string,
    roomId: string,
    { ids, reveal }: { readonly ids: readonly string[]; readonly reveal: boolean },
  ): Promise<readonly RoomEntry[]> => {
    if (ids.length > MOST_IDS) throw badInput({ ids: 'too_many' });
    const found = (await roomEntries.byIds(memberId, ids)).filter((entry) => entry.roomId === roomId);
    return reveal ? found : cover(memberId, found);
  };
};

/** An entry for its author after a write. NOT_FOUND if it does not exist. */
export const readRoomEntry = (deps: Deps) => {
  const cover = coverEntries(deps);
  return async (memberId: string, id: string): Promise<RoomEntry> => {
    const [entry] = await cover(memberId, isId(id) ? await deps.roomEntries.byIds(memberId, [id]) : []);
    if (!entry) throw notFound(`entry ${id}`);
    return entry;
  };
};
