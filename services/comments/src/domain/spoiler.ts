import type { Place } from './target.js';

/** How far a text gives the plot away: up to an episode, or with season and number 0 the whole title. */
export interface Scope {
  readonly titleId: string;
  readonly season: number;
  readonly number: number;
}

/** What an author asks for; what is left empty follows from the target. */
export interface WantedScope {
  readonly upTo: 'title' | 'episode';
  readonly titleId?: string | undefined;
  readonly season?: number | undefined;
  readonly number?: number | undefined;
}

const MAX_NUMBER = 100_000;

export const scopeKey = ({ titleId, season, number }: Scope): string => `${titleId}:${season}:${number}`;

/**
 * The scope of a text about what stands at `place`: on an episode up to that episode unless told otherwise, else the
 * whole title. Undefined for half a place, and for another title than the target's.
 */
export const scopeAt = (place: Place, wanted: WantedScope): Scope | undefined => {
  const { titleId } = place;
  if (wanted.titleId && wanted.titleId !== titleId) return undefined;
  if (wanted.upTo === 'title') return { titleId, season: 0, number: 0 };
  const { season = 0, number = 0 } = wanted;
  if (Math.max(season, number) > MAX_NUMBER || season > 0 !== number > 0) return undefined;
  if (season > 0) return { titleId, season, number };
  return { titleId, ...(place.episode ?? { season: 0, number: 0 }) };
};
