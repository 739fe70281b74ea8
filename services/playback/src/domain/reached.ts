import { comparePlaces, type Place } from './place.js';

/** How far a text gives a title away: up to an episode, or, without both season and number, the whole of it. */
export interface Scope extends Place {
  readonly titleId: string;
}

/** What is known of a member's way through a title. */
export interface Way {
  readonly furthest: Place;
  readonly watchedUpTo: Place;
  /** The last episode of the title that is released by now; undefined while there is none. */
  readonly lastReleased: Place | undefined;
}

/**
 * Whether a member has reached a scope, so that its text gives nothing away (product-rules, Community):
 * - up to an episode: that one or a later one is watched, or a later one was begun;
 * - the whole title: the last released episode is watched (of a movie: the movie).
 * Who has not begun the title has reached nothing of it. An episode that was merely begun is not reached.
 */
export const hasReached = (scope: Scope, way: Way | undefined): boolean => {
  if (!way) return false;
  if (scope.season > 0 && scope.number > 0)
    return comparePlaces(way.watchedUpTo, scope) >= 0 || comparePlaces(way.furthest, scope) > 0;
  return way.lastReleased !== undefined && comparePlaces(way.watchedUpTo, way.lastReleased) >= 0;
};
