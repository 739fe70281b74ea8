/** The server answers with this many seconds up to the position. */
const WINDOW = 10;
/** Seconds between two questions: reactions appear that much later at most. */
const EVERY = 3;

/**
 * - `begin`: nothing before this position is shown: at the start, and after a seek.
 * - `ask`: read the seconds between the last question and this position.
 */
type CrowdStep = 'wait' | 'begin' | 'ask';

/** The next step at a position, in whole seconds of the episode. `last` is the position of the last question. */
export function crowdStep(last: number | undefined, position: number): CrowdStep {
  if (last === undefined || position < last || position - last > WINDOW) return 'begin';
  return position - last >= EVERY ? 'ask' : 'wait';
}

/** The seconds of an answer that were not shown: after `last`, and none beyond `position`. */
export const freshSeconds = <T extends { second: number }>(
  seconds: readonly T[],
  last: number,
  position: number,
): T[] => seconds.filter(({ second }) => second > last && second <= position);
