import type { Keyed, KeySlice } from '@seyir/kit';
import type { Collection, CollectionEntry, CollectionSort } from '../domain/collection.js';
import type { EntryInput } from './collection-input.js';
import type { Listed } from './ports.js';

export interface NewCollection extends Pick<
  Collection,
  'id' | 'ownerId' | 'name' | 'description' | 'visibility' | 'createdAt'
> {
  readonly entries: readonly EntryInput[];
}

export interface ImportedCollection extends NewCollection {
  readonly likedByIds: readonly string[];
}

export interface EditedCollection extends Pick<Collection, 'name' | 'description' | 'visibility'> {
  /** Undefined: the first title is the cover. */
  readonly coverTitleId: string | undefined;
  readonly now: Date;
}

/** The position of a collection in every order: its folded likes, its last edit in PostgreSQL's format, and its id. */
export interface CollectionKey {
  readonly likes: number;
  readonly editedAt: string;
  readonly id: string;
}

export interface CollectionQuery {
  readonly sort: CollectionSort;
  /** A folded part of the name; empty: all. */
  readonly search: string;
}

/** Reads leave out deleted collections; `readerId` is the member whose own likes are returned. */
export interface CollectionStore {
  /** Makes transactions that check an owner's limit wait for each other. */
  lockOwner(ownerId: string): Promise<void>;
  add(collection: NewCollection): Promise<Collection>;
  /** Adds collections whose ids do not exist yet, with their likes; returns the added ones. */
  import(collections: readonly ImportedCollection[]): Promise<Collection[]>;
  /** Collections by id, whether or not the reader may see them. */
  byIds(ids: readonly string[], readerId: string | undefined): Promise<Collection[]>;
  /** The collections among these that the reader may open. */
  shown(ids: readonly string[], readerId: string | undefined): Promise<Collection[]>;
  entries(id: string): Promise<CollectionEntry[]>;
  /** Locks it until the end of the transaction; undefined if it does not exist. */
  lock(id: string): Promise<Collection | undefined>;
  /** Under the lock. */
  edit(id: string, to: EditedCollection): Promise<void>;
  /** Replaces the whole list; an entry without a note keeps its stored one. Call it under the lock. */
  setEntries(id: string, entries: readonly EntryInput[], now: Date): Promise<void>;
  /** Removes collections from all reads; returns those that existed, in their new state. */
  markDeleted(ids: readonly string[], now: Date): Promise<RemovedCollection[]>;
  /** Deletes up to `limit` likes of a deleted collection, and its rows with the last of them; false while some are left. */
  removeDeleted(id: string, limit: number, now: Date): Promise<boolean>;
  /** Sets or toggles a like; undefined for a deleted collection. */
  like(
    id: string,
    memberId: string,
    active: boolean | undefined,
    now: Date,
  ): Promise<{ readonly liked: boolean; readonly likes: number } | undefined>;
  /** Stores folded counts of likes, by which a list is sorted. */
  keepLikes(likes: readonly { readonly id: string; readonly likes: number }[]): Promise<void>;
  /** Public collections that the reader may see and whose owners the reader does not mute. */
  list(
    readerId: string | undefined,
    query: CollectionQuery,
    slice: KeySlice<CollectionKey>,
  ): Promise<readonly Keyed<Listed<Collection>, CollectionKey>[]>;
  /** Collections of a member, newest first; only the owner gets those that are not public. */
  ofOwner(
    ownerId: string,
    readerId: string | undefined,
    slice: KeySlice<{ readonly id: string }>,
  ): Promise<Collection[]>;
  /** Up to `limit` collections of a member, newest first. */
  idsOf(ownerId: string, limit: number): Promise<string[]>;
  /** Deletes up to `limit` likes of a member, and updates the counters; returns their number. */
  forgetLikes(memberId: string, limit: number): Promise<number>;
  /** Removes a title from up to `limit` collections; returns their number. */
  forgetTitle(titleId: string, limit: number): Promise<number>;
}

export type RemovedCollection = Pick<Collection, 'id' | 'ownerId' | 'version'>;

/** `visibility` is absent for a removed collection. */
export interface ChangedCollection extends RemovedCollection, Partial<Pick<Collection, 'visibility'>> {
  readonly removed: boolean;
}

/** Events and wakes about collections. */
export interface CollectionEvents {
  /** Call it in the transaction of the change; after the commit, pages with the collections are rendered again. */
  collectionsChanged(collections: readonly ChangedCollection[]): Promise<void>;
  /** After the commit, caches drop visitors' pages with these collections, because their owner now shows them to fewer readers. */
  collectionsWithdrawn(ids: readonly string[]): void;
}
