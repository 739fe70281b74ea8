import type { Place } from './place.js';
import type { Standing } from './resume.js';

/** A member's position in an episode. */
export interface Position extends Place, Standing {
  /** The continue id of the legacy calls. */
  readonly id: string;
  readonly memberId: string;
  readonly episodeId: string;
  readonly titleId: string;
}

/** A judged measurement that is not stored yet. */
export interface NewStanding extends Standing {
  readonly id: string;
  readonly memberId: string;
  readonly episodeId: string;
  readonly titleId: string;
}

/** The key of a member's position in an episode. */
export const positionKey = ({ memberId, episodeId }: Pick<Position, 'memberId' | 'episodeId'>): string =>
  `${memberId}:${episodeId}`;

/**
 * Splits standings into rounds with at most one per member and episode, which are merged one after the other in any
 * order. A standing is left out if a newer one has reached as much, so there are at most three rounds.
 */
export const inRounds = (standings: readonly NewStanding[]): NewStanding[][] => {
  const rounds: NewStanding[][] = [];
  for (const same of Map.groupBy(standings, positionKey).values())
    for (const [round, standing] of newestOfEachReach(same).entries()) (rounds[round] ??= []).push(standing);
  return rounds;
};

/**
 * An older standing that has reached more is kept beside the newest. They are not combined: if a mark was removed
 * between the two, the older one no longer counts.
 */
const newestOfEachReach = (same: readonly NewStanding[]): NewStanding[] => {
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
