/** What a tap on a phone's picture means: one shows the controls, two on one side leap. */
export interface Taps {
  readonly side: 'back' | 'forward' | undefined;
  /** Of the last tap, in ms. */
  readonly at: number;
  /** Leaps so far: the second tap is the first, each one after it another. */
  readonly leaps: number;
}

export const TAP_SECONDS = 10;
const TOGETHER_MS = 400;
/** The middle belongs to the play button. */
const SIDE_SHARE = 0.4;

export const noTaps: Taps = { side: undefined, at: -Infinity, leaps: 0 };

/** @param share where across the picture, 0 to 1. @param at in ms. */
export function nextTap(before: Taps, share: number, at: number): Taps {
  const side = share <= SIDE_SHARE ? 'back' : share >= 1 - SIDE_SHARE ? 'forward' : undefined;
  const goesOn = side !== undefined && side === before.side && at - before.at <= TOGETHER_MS;
  return { side, at, leaps: goesOn ? before.leaps + 1 : 0 };
}
