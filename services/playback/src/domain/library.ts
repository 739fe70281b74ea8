/** What a member can set on a title. */
export type TitleMark = 'watchList' | 'entryWatched' | 'favourite' | 'followed';

export const libraryLists = ['watch_list', 'favourites', 'followed'] as const;
export type LibraryList = (typeof libraryLists)[number];

/** A title in a member's library: when it came onto each list, undefined where it stands on none of that name. */
export interface LibraryEntry {
  readonly id: string;
  readonly memberId: string;
  readonly titleId: string;
  /** The title's kind by its number in the contract, as it was when the entry began. */
  readonly kind: number;
  readonly watchListAt: Date | undefined;
  /** Of the watch list entry; false off the watch list. */
  readonly entryWatched: boolean;
  readonly favouriteAt: Date | undefined;
  readonly followedAt: Date | undefined;
  readonly version: number;
  readonly changedAt: Date;
}

export const isMarked = (entry: LibraryEntry, mark: TitleMark): boolean => {
  switch (mark) {
    case 'watchList':
      return entry.watchListAt !== undefined;
    case 'entryWatched':
      return entry.entryWatched;
    case 'favourite':
      return entry.favouriteAt !== undefined;
    case 'followed':
      return entry.followedAt !== undefined;
  }
};

/** The entry with a mark set or taken away, one version on; the same entry where that changes nothing. */
export const withMark = (entry: LibraryEntry, mark: TitleMark, active: boolean, now: Date): LibraryEntry => {
  if (isMarked(entry, mark) === active) return entry;
  return {
    ...entry,
    ...changeOf(mark, active ? now : undefined),
    version: entry.version + 1,
    changedAt: now,
  };
};

const changeOf = (mark: TitleMark, since: Date | undefined): Partial<LibraryEntry> => {
  switch (mark) {
    case 'watchList':
      return { watchListAt: since, entryWatched: false };
    case 'entryWatched':
      return { entryWatched: since !== undefined };
    case 'favourite':
      return { favouriteAt: since };
    case 'followed':
      return { followedAt: since };
  }
};

/** What one of a member's counters counts: entries of a list by title kind and, on the watch list, watched or not. */
export interface Counted {
  readonly list: LibraryList | 'last_watched';
  /** 0 for watched episodes, which are counted in one. */
  readonly kind: number;
  readonly watched: boolean;
}

/** The one counter of all episodes that a member has watched. */
export const watchedEpisodes: Counted = { list: 'last_watched', kind: 0, watched: false };

export interface CounterMove extends Counted {
  readonly memberId: string;
  readonly by: number;
}

/** How an entry's change moves its member's counters; empty where it moves none. */
export const counterMoves = (before: LibraryEntry, after: LibraryEntry): CounterMove[] => [
  ...countedOf(before).map((counted) => ({ ...counted, memberId: before.memberId, by: -1 })),
  ...countedOf(after).map((counted) => ({ ...counted, memberId: after.memberId, by: 1 })),
];

const countedOf = ({ kind, watchListAt, entryWatched, favouriteAt, followedAt }: LibraryEntry): Counted[] => [
  ...(watchListAt ? [{ list: 'watch_list', kind, watched: entryWatched } as const] : []),
  ...(favouriteAt ? [{ list: 'favourites', kind, watched: false } as const] : []),
  ...(followedAt ? [{ list: 'followed', kind, watched: false } as const] : []),
];

/** How an entry's change moves the title's followers: -1, 0 or 1. */
export const followerMove = (before: LibraryEntry, after: LibraryEntry): number =>
  Number(after.followedAt !== undefined) - Number(before.followedAt !== undefined);
