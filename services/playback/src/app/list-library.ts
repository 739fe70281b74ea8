import { keyPage, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import { watchedEpisodes, type LibraryEntry, type LibraryList } from '../domain/library.js';
import { latestEntries, latestWatched, sizes } from './page.js';
import type { CounterStore, LibraryStore, WatchedEpisode, WatchedStore } from './ports.js';

export interface ListLibraryInput {
  readonly list: LibraryList;
  /** A title kind by its number; 0 for all. */
  readonly kind: number;
  /** For the watch list: only entries in this state. */
  readonly watched: boolean | undefined;
  readonly page: KeyPageQuery | undefined;
}

export interface LibraryPage extends KeyPage<{
  readonly entry: LibraryEntry;
  readonly followerCount: number;
}> {
  readonly count: number;
}

/** A page of a member's list, latest first; the count is the member's counter. BAD_INPUT as in keyPage. */
export const listLibrary =
  ({ library, counters }: { library: LibraryStore; counters: CounterStore }) =>
  async (memberId: string, { list, kind, watched, page }: ListLibraryInput): Promise<LibraryPage> => {
    const of = { list, kind, watched: list === 'watch_list' ? watched : undefined };
    const count = await counters.count(memberId, of);
    const found = await keyPage({ keyset: latestEntries, sizes, page }, (slice) =>
      count > 0 ? library.page(memberId, of, slice) : Promise.resolve([]),
    );
    const followers = await counters.followers(found.items.map(({ titleId }) => titleId));
    const items = found.items.map((entry) => ({ entry, followerCount: followers.get(entry.titleId) ?? 0 }));
    return { ...found, items, count };
  };

export interface LastWatchedPage extends KeyPage<WatchedEpisode> {
  readonly count: number;
}

/**
 * A page of a member's watched episodes, latest first. Episodes that were marked at the same moment are listed from the last to
 * the first.
 */
export const listLastWatched =
  ({ watched, counters }: { watched: WatchedStore; counters: CounterStore }) =>
  async (memberId: string, page: KeyPageQuery | undefined): Promise<LastWatchedPage> => {
    const count = await counters.count(memberId, watchedEpisodes);
    const found = await keyPage({ keyset: latestWatched, sizes, page }, (slice) =>
      count > 0 ? watched.latest(memberId, slice) : Promise.resolve([]),
    );
    return { ...found, count };
  };
