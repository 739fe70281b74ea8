import { isId, type Clock } from '@seyir/kit';
import { presentSince } from './change-room.js';
import { MOST_WATCHED } from './list-room-watched.js';
import type { Episodes, RoomEntryStore, RoomStore } from './room-ports.js';

interface Deps {
  readonly rooms: Pick<RoomStore, 'byIds' | 'watched'>;
  readonly roomEntries: Pick<RoomEntryStore, 'placesOf'>;
  readonly episodes: Episodes;
  readonly clock: Clock;
}

/**
 * The title whose spoiler an entry becomes by a moderator's cover: that of its declared spoiler, or else of the episode that played
 * when it was written. Undefined for a deleted or unknown entry, and if the episode no longer exists.
 */
export const findEntryTitle =
  ({ rooms, roomEntries, episodes, clock }: Deps) =>
  async (entryId: string): Promise<string | undefined> => {
    const [entry] = isId(entryId) ? await roomEntries.placesOf([entryId]) : [];
    if (!entry || entry.deleted) return undefined;
    if (entry.scope) return entry.scope.titleId;
    const { roomId, postedAt, authorId } = entry;
    const played = (await rooms.watched(roomId, MOST_WATCHED)).find(({ startedAt }) => startedAt <= postedAt);
    const [room] = await rooms.byIds(authorId, [roomId], presentSince(clock.now()));
    const episodeId = played?.episodeId ?? room?.playback.episodeId;
    return episodeId === undefined ? undefined : (await episodes.placeOf(episodeId))?.titleId;
  };
