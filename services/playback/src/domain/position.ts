import type { Place } from './place.js';
import type { JudgedMeasurement } from './resume.js';

/** A member's position in an episode. */
export interface Position extends Place, JudgedMeasurement {
  /** The continue id of the legacy calls. */
  readonly id: string;
  readonly memberId: string;
  readonly episodeId: string;
  readonly titleId: string;
}

/** A judged measurement that is not stored yet. */
export interface NewPosition extends JudgedMeasurement {
  readonly id: string;
  readonly memberId: string;
  readonly episodeId: string;
  readonly titleId: string;
}

/** The key of a member's position in an episode. */
export const positionKey = ({ memberId, episodeId }: Pick<Position, 'memberId' | 'episodeId'>): string =>
  `${memberId}:${episodeId}`;

/**
 * Splits reports into rounds with at most one per member and episode, which are merged one after the other in any
 * order. A report is left out if a newer one has reached as much, so there are at most three rounds.
 */
export const inRounds = (reports: readonly NewPosition[]): NewPosition[][] => {
  const rounds: NewPosition[][] = [];
  for (const same of Map.groupBy(reports, positionKey).values())
    for (const [round, report] of newestOfEachReach(same).entries()) (rounds[round] ??= []).push(report);
  return rounds;
};

/**
 * An older report that has reached more is kept beside the newest. They are not combined: if a mark was removed
 * between the two, the older one no longer counts.
 */
const newestOfEachReach = (same: readonly NewPosition[]): NewPosition[] => {
  const [newest, ...older] = same.toSorted(
    (a, b) => b.measuredAt.getTime() - a.measuredAt.getTime() || b.position - a.position,
  );
  const taken = [newest!];
  for (const one of older) {
    const isNew = (reach: 'kept' | 'watched') => one[reach] && !taken.some((other) => other[reach]);
    if (isNew('kept') || isNew('watched')) taken.push(one);
  }
  return taken;
};
