import type { Photo } from '../domain/photo.js';

/** The message that gets photos. */
export interface PhotoOwner {
  readonly id: string;
  readonly authorId: string;
}

/** The photos of messages; call it inside a transaction. */
export interface PhotoStore {
  /** The photos of a new message, in their order. */
  add(message: PhotoOwner, photos: readonly Photo[]): Promise<void>;
  /** The files among these that belong to a message. */
  used(files: readonly string[]): Promise<ReadonlySet<string>>;
  /** Removes all photos of a message and returns their files. */
  removeOf(messageId: string): Promise<string[]>;
  /** Removes up to `limit` photos of a member and returns their files. */
  forget(authorId: string, limit: number): Promise<string[]>;
}
