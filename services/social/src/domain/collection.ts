/** The members who can find and open a collection, among those who may see its owner's profile. */
export type Visibility = 'public' | 'link' | 'private';

export type CollectionSort = 'newest' | 'liked' | 'updated';

export interface CollectionEntry {
  readonly titleId: string;
  readonly note: string;
}

export interface Collection {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly description: string;
  readonly visibility: Visibility;
  /** The chosen cover, or the first title; undefined for a collection without entries. */
  readonly coverTitleId: string | undefined;
  readonly entryCount: number;
  /** The titles of the first entries, at most 4. */
  readonly firstTitleIds: readonly string[];
  readonly likes: number;
  /** By the viewer. */
  readonly liked: boolean;
  readonly createdAt: Date;
  readonly editedAt: Date;
  readonly version: number;
}

/** Maximum number of entries of a collection (product-rules, Collections). */
export const MOST_ENTRIES = 500;

/** Maximum number of collections of a member. */
export const MOST_COLLECTIONS = 200;
