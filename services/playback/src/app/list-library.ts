import { watchedEpisodes, type LibraryEntry, type LibraryList } from '../domain/library.js';
import { isLast, sliceOf, type Page } from './page.js';
import type { CounterStore, LibraryStore, WatchedEpisode, WatchedStore } from './ports.js';

export interface ListLibraryInput {
  readonly list: LibraryList;
  /** A title kind by its number; 0 for all. */
  readonly kind: number;
  /** Of the watch list: only entries in this state. */
  readonly watched: boolean | undefined;
  readonly page: Page | undefined;
}

export interface LibraryPage {
  readonly entries: readonly { readonly entry: LibraryEntry; readonly followerCount: number }[];
  readonly count: number;
  readonly last: boolean;
}

/** A page of one of a member's lists, the latest first; the count is the member's counter. */
export const listLibrary =
  ({ library, counters }: { library: LibraryStore; counters: CounterStore }) =>
  async (memberId: string, { list, kind, watched, page }: ListLibraryInput): Promise<LibraryPage> => {
    const slice = sliceOf(page);
    const of = { list, kind, watched: list === 'watch_list' ? watched : undefined };
    const count = await counters.count(memberId, of);
    const entries = slice.from < count ? await library.page(memberId, of, slice) : [];
    const followers = await counters.followers(entries.map(({ titleId }) => titleId));
    return {
      entries: entries.map((entry) => ({ entry, followerCount: followers.get(entry.titleId) ?? 0 })),
      count,
      last: isLast(slice, count),
    };
  };

export interface LastWatchedPage {
  readonly episodes: readonly WatchedEpisode[];
  readonly count: number;
  readonly last: boolean;
}

/** A page of a member's watched episodes, the latest first; those of one moment from the last to the first. */
export const listLastWatched =
  ({ watched, counters }: { watched: WatchedStore; counters: CounterStore }) =>
  async (memberId: string, page: Page | undefined): Promise<LastWatchedPage> => {
    const slice = sliceOf(page);
    const count = await counters.count(memberId, watchedEpisodes);
    const episodes = slice.from < count ? await watched.latest(memberId, slice) : [];
    return { episodes, count, last: isLast(slice, count) };
  };
