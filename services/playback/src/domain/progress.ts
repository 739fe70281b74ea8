import { comparePlaces, laterPlace, nowhere, type Place } from './place.js';

/** A member's progress in a title. */
export interface Progress {
  readonly id: string;
  readonly memberId: string;
  readonly titleId: string;
  /** The latest episode that was started (its position is kept) or watched. */
  readonly furthest: Place;
  /** The latest watched episode. */
  readonly watchedUpTo: Place;
  readonly watchedCount: number;
  readonly version: number;
  readonly changedAt: Date;
  /** The latest day in UTC that counted as a view of the title: "2026-11-24". */
  readonly viewedOn?: string;
}

/** An episode that was started or watched. */
export interface Step extends Place {
  readonly newlyWatched: boolean;
}

/** The progress after these steps, with the next version; undefined if nothing public changes. */
export const advance = (progress: Progress, steps: readonly Step[], now: Date): Progress | undefined => {
  const watched = steps.filter(({ newlyWatched }) => newlyWatched);
  const furthest = steps.reduce<Place>(laterPlace, progress.furthest);
  if (watched.length === 0 && comparePlaces(furthest, progress.furthest) === 0) return undefined;
  return {
    ...progress,
    furthest,
    watchedUpTo: watched.reduce<Place>(laterPlace, progress.watchedUpTo),
    watchedCount: progress.watchedCount + watched.length,
    version: progress.version + 1,
    changedAt: now,
  };
};

/**
 * The progress after the marks of this many watched episodes were removed, computed from the remaining rows; with the next version.
 */
export const takeBack = (
  progress: Progress,
  left: { readonly furthest: Place; readonly watchedUpTo: Place } | undefined,
  watched: number,
  now: Date,
): Progress => ({
  ...progress,
  ...left,
  // An episode that was moved to another title was never counted there.
  watchedCount: Math.max(0, progress.watchedCount - watched),
  version: progress.version + 1,
  changedAt: now,
});

export const noProgress = (id: string, memberId: string, titleId: string, now: Date): Progress => ({
  id,
  memberId,
  titleId,
  furthest: nowhere,
  watchedUpTo: nowhere,
  watchedCount: 0,
  version: 0,
  changedAt: now,
});
