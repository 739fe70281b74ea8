/** The state of taps on the picture: one tap toggles the controls, two on one side skip. */
export interface Taps {
  readonly side: 'back' | 'forward' | undefined;
  /** Time of the last tap in ms. */
  readonly at: number;
  /** Number of skips so far: the second tap is the first skip, each further tap another. */
  readonly leaps: number;
}

export const TAP_SECONDS = 10;
const TOGETHER_MS = 400;
/** Width of each side; the middle belongs to the play button. */
const SIDE_SHARE = 0.4;

export const noTaps: Taps = { side: undefined, at: -Infinity, leaps: 0 };

/** @param share horizontal position of the tap, 0 to 1. @param at time in ms. */
export function nextTap(before: Taps, share: number, at: number): Taps {
  const side = share <= SIDE_SHARE ? 'back' : share >= 1 - SIDE_SHARE ? 'forward' : undefined;
  const goesOn = side !== undefined && side === before.side && at - before.at <= TOGETHER_MS;
  return { side, at, leaps: goesOn ? before.leaps + 1 : 0 };
}
