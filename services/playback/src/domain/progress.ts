import { comparePlaces, laterPlace, nowhere, type Place } from './place.js';

/** How far a member has come in a title. */
export interface Progress {
  readonly id: string;
  readonly memberId: string;
  readonly titleId: string;
  /** The latest episode that was begun (its position is kept) or watched. */
  readonly furthest: Place;
  /** The latest episode that was watched. */
  readonly watchedUpTo: Place;
  readonly watchedCount: number;
  readonly version: number;
  readonly changedAt: Date;
}

/** An episode that became begun or watched. */
export interface Step extends Place {
  readonly newlyWatched: boolean;
}

/** The progress after these steps, one version on; undefined where the steps change nothing that others are told. */
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
