import type { Views } from '../../domain/views.js';

/** Views of titles by day, and their sums over a week. They have no members. */
export interface ViewStore {
  /** Call it in the transaction that stores the positions. */
  add(views: readonly Views[]): Promise<void>;
  /** Sums up the week of these titles anew. */
  renew(titleIds: readonly string[], week: readonly string[]): Promise<void>;
  /** Locks titles whose sums are of another day, and returns them. */
  lockOld(today: string, limit: number): Promise<string[]>;
  /** Deletes the views of titles before a day, and the sums that are zero. */
  forget(titleIds: readonly string[], before: string): Promise<void>;
  /** The titles with the most views of the week, without removed ones. */
  most(limit: number): Promise<string[]>;
  /** Removes a title; true if another call is needed. */
  removeTitle(titleId: string, limit: number, now: Date): Promise<boolean>;
}
