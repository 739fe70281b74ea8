import type { Reaction } from './message.js';
import { LONGEST_MS } from './room.js';

/** A second is shown only if at least this many members have reacted to it, so that nobody can be recognised in it. */
export const LEAST_SHOWN = 3;

/** Seconds of a window, by default and at most. */
const USUAL_SECONDS = 10;
const MOST_SECONDS = 60;

/** The last second that a reaction may belong to. */
export const LAST_SECOND = LONGEST_MS / 1_000;

export interface ReactionCount {
  readonly reaction: Reaction;
  readonly count: number;
}

/** How many members have reacted to a second of an episode. */
export interface CrowdSecond {
  readonly second: number;
  readonly reactions: readonly ReactionCount[];
}

/** The seconds after `after` up to and including `until`. */
export interface CrowdWindow {
  readonly after: number;
  readonly until: number;
}

/**
 * The window of seconds that end at the viewer's position; no part of it is later.
 * @param seconds length of the window; 0 for the usual one
 */
export const windowBehind = (position: number, seconds: number): CrowdWindow => {
  const until = Math.min(Math.floor(position), LAST_SECOND);
  return { after: until - Math.min(seconds || USUAL_SECONDS, MOST_SECONDS), until };
};
