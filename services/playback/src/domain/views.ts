import type { Position } from './position.js';
import type { Progress } from './progress.js';

/** How many members watched a title on a day. */
export interface Views {
  readonly titleId: string;
  /** In UTC: "2026-11-24". */
  readonly day: string;
  readonly by: number;
}

/** Days that count for the most watched titles, today included. */
const DAYS = 7;
const DAY_MS = 86_400_000;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The days of the week that ends now, newest first. */
export const weekOf = (now: Date): string[] =>
  Array.from({ length: DAYS }, (_, back) => dayOf(new Date(now.getTime() - back * DAY_MS)));

/**
 * The views that newly started or watched episodes of a title add to a member's progress: at most one per day, so that a long
 * season counts no more than a film. Only days after `viewedOn`, the last counted day, count, so a member who starts many
 * episodes in a day adds one view.
 */
export const viewsOf = (
  { titleId, viewedOn = '' }: Pick<Progress, 'titleId' | 'viewedOn'>,
  fresh: readonly Pick<Position, 'measuredAt'>[],
  now: Date,
): Views[] => {
  const days = new Set(fresh.map(({ measuredAt }) => dayOf(measuredAt)));
  return weekOf(now)
    .filter((day) => days.has(day) && day > viewedOn)
    .map((day) => ({ titleId, day, by: 1 }));
};
