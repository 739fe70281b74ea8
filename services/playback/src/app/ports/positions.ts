import type { NewPosition, Position } from '../../domain/position.js';

/** A member has one position per episode. */
export interface PositionKey {
  readonly memberId: string;
  readonly episodeId: string;
}

/** A merged position, and the changes that the progress does not include yet. */
export interface MergedPosition {
  readonly position: Position;
  readonly created: boolean;
  /** Became kept or watched since the progress was last updated. */
  readonly newlyKept: boolean;
  readonly newlyWatched: boolean;
}

export interface PositionStore {
  /**
   * Merges each report with the stored position: the newest measurement wins, kept and watched stay true. Returns
   * the changed ones. At most one per member and episode.
   */
  merge(reports: readonly NewPosition[]): Promise<MergedPosition[]>;
  /** Updates the time and keeps the position; a new one starts at 0. At most one per member and episode. */
  touch(reports: readonly NewPosition[]): Promise<MergedPosition[]>;
  /** Records that the progress includes these. */
  markCounted(positions: readonly Position[]): Promise<void>;
  /** Includes positions that are not kept, and those of removed episodes. */
  findAll(keys: readonly PositionKey[]): Promise<Position[]>;
  /** Includes positions that are not kept. */
  find(memberId: string, episodeIds: readonly string[]): Promise<Position[]>;
  /**
   * Returns the latest unfinished position of each title, latest first, without the titles that the member removed from the list.
   * It reads the latest 1,000 unfinished episodes and returns at most 500 titles.
   */
  unfinished(memberId: string): Promise<Position[]>;
  /** Removes the title of a position from the list; false if the member has no such position. */
  takeOff(memberId: string, positionId: string, now: Date): Promise<boolean>;
}
