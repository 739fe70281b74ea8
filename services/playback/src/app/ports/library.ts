import type { KeyOf, KeySlice, Keyed } from '@seyir/kit';
import type { Counted, CounterMove, LibraryEntry, LibraryList } from '../../domain/library.js';

export type EntryKey = KeyOf<{ at: 'moment'; id: 'id' }>;

/** The filter of a list: kind 0 for all kinds; without `watched` both states. */
export interface ListFilter {
  readonly list: LibraryList;
  readonly kind: number;
  readonly watched: boolean | undefined;
}

export interface LibraryStore {
  /** Locks these entries until the end of the transaction, in the order of ids; creates missing ones. */
  lock(starts: readonly LibraryEntry[]): Promise<LibraryEntry[]>;
  save(entries: readonly LibraryEntry[]): Promise<void>;
  /** Sets the member's translator group of a title, creating the entry; returns the group that is now chosen. */
  chooseGroup(start: LibraryEntry, groupId: string, keepEarlier: boolean): Promise<string>;
  /** Entries by title id, without titles that have no entry. */
  of(memberId: string, titleIds: readonly string[]): Promise<Map<string, LibraryEntry>>;
  /** Latest first. */
  page(
    memberId: string,
    filter: ListFilter,
    slice: KeySlice<EntryKey>,
  ): Promise<Keyed<LibraryEntry, EntryKey>[]>;
  /** Entries in the order of ids, after `cursor`. */
  after(cursor: string, limit: number): Promise<LibraryEntry[]>;
}

/** Counters of members' lists and of titles' followers; updated in the transaction that changes the counted rows. */
export interface CounterStore {
  move(moves: readonly CounterMove[]): Promise<void>;
  count(
    memberId: string,
    of: { readonly list: Counted['list']; readonly kind: number; readonly watched: boolean | undefined },
  ): Promise<number>;
  moveFollowers(moves: ReadonlyMap<string, number>): Promise<void>;
  /** Numbers of followers by title id, without titles that nobody has followed. */
  followers(titleIds: readonly string[]): Promise<Map<string, number>>;
}
