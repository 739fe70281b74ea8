import { comparePlaces, type Place } from './place.js';

/** The extent of a spoiler: up to an episode, or, without season and number, the whole title. */
export interface Scope extends Place {
  readonly titleId: string;
}

/** A member's progress in a title. */
export interface Way {
  readonly furthest: Place;
  readonly watchedUpTo: Place;
  /** The last released episode of the title; undefined if there is none. */
  readonly lastReleased: Place | undefined;
}

/**
 * Whether a member has reached a scope, so that the text is no spoiler (product-rules, Community):
 * - up to an episode: that episode or a later one is watched, or a later one was started;
 * - the whole title: the last released episode is watched (for a movie: the movie).
 * A member who has not started the title has reached nothing. An episode that was only started is not reached.
 */
export const hasReached = (scope: Scope, way: Way | undefined): boolean => {
  if (!way) return false;
  if (scope.season > 0 && scope.number > 0)
    return comparePlaces(way.watchedUpTo, scope) >= 0 || comparePlaces(way.furthest, scope) > 0;
  return way.lastReleased !== undefined && comparePlaces(way.watchedUpTo, way.lastReleased) >= 0;
};
