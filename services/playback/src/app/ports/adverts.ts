import type { AdvertCounts, AdvertMoment, Placement } from '../../domain/advert.js';

export interface AdvertStore {
  /** The placements for a title, by its id or kind: those with its id first, then in the order of creation. */
  placementsFor(titleId: string): Promise<Placement[]>;
  placements(): Promise<Placement[]>;
  /** Counts of all adverts, including withdrawn ones. */
  counts(): Promise<AdvertCounts[]>;
  /** How often each advert was shown to a member in the current window, if it opened after `since`. */
  shownTo(memberId: string, since: Date): Promise<Map<string, number>>;
  /** Counts one showing; a window that opened before `since` is closed and a new one opens now. */
  noteShown(memberId: string, advertId: string, now: Date, since: Date): Promise<void>;
  /** False for an unknown advert. */
  count(advertId: string, moment: AdvertMoment): Promise<boolean>;
  /** Allows one import at a time, until the end of the transaction. */
  lock(): Promise<void>;
  /** Replaces placements; each then has exactly its adverts. */
  save(placements: readonly Placement[]): Promise<void>;
}
