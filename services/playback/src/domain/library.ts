/** The marks that a member can set on a title. */
export type TitleMark = 'watchList' | 'entryWatched' | 'favourite' | 'followed';

export const libraryLists = ['watch_list', 'favourites', 'followed'] as const;
export type LibraryList = (typeof libraryLists)[number];

/** A title in a member's library: the time when it was added to each list, undefined if it is not on it. */
export interface LibraryEntry {
  readonly id: string;
  readonly memberId: string;
  readonly titleId: string;
  /** The title's kind as contract number, from the time when the entry was created. */
  readonly kind: number;
  readonly watchListAt: Date | undefined;
  /** The state of the watch list entry; false if it is not on the watch list. */
  readonly entryWatched: boolean;
  readonly favouriteAt: Date | undefined;
  readonly followedAt: Date | undefined;
  readonly version: number;
  readonly changedAt: Date;
  /** The translator group that the member chose for the title. It is not a mark: lists and events do not contain it. */
  readonly groupId: string | undefined;
  /** 1 to 10. */
  readonly score: number | undefined;
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

/** The entry with a mark set or removed, with the next version; the same entry if nothing changes. */
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

/** The key of a member's counter: entries of a list by title kind and, on the watch list, by watched state. */
export interface Counted {
  readonly list: LibraryList | 'last_watched';
  /** The title kind; 0 for watched episodes, which are counted together. */
  readonly kind: number;
  readonly watched: boolean;
}

/** The counter of all watched episodes of a member. */
export const watchedEpisodes: Counted = { list: 'last_watched', kind: 0, watched: false };

export interface CounterMove extends Counted {
  readonly memberId: string;
  readonly by: number;
}

/** The changes of the member's counters when an entry changes; empty for none. */
export const counterMoves = (before: LibraryEntry, after: LibraryEntry): CounterMove[] => [
  ...countedOf(before).map((counted) => ({ ...counted, memberId: before.memberId, by: -1 })),
  ...countedOf(after).map((counted) => ({ ...counted, memberId: after.memberId, by: 1 })),
];

const countedOf = ({ kind, watchListAt, entryWatched, favouriteAt, followedAt }: LibraryEntry): Counted[] => [
  ...(watchListAt ? [{ list: 'watch_list', kind, watched: entryWatched } as const] : []),
  ...(favouriteAt ? [{ list: 'favourites', kind, watched: false } as const] : []),
  ...(followedAt ? [{ list: 'followed', kind, watched: false } as const] : []),
];

/** The change of the title's followers when an entry changes: -1, 0 or 1. */
export const followerMove = (before: LibraryEntry, after: LibraryEntry): number =>
  Number(after.followedAt !== undefined) - Number(before.followedAt !== undefined);
