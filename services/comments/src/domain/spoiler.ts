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

export const scopeKey = ({ titleId, season, number }: Scope): string => `${titleId}:${season}:${number}`;

/**
 * The scope of a text about what stands at `place`: on an episode up to that episode unless told otherwise, else the
 * whole title. Undefined for half a place, and for another title than the target's.
 */
export const scopeAt = (place: Place, wanted: WantedScope): Scope | undefined => {
  const { titleId } = place;
  if (wanted.titleId && wanted.titleId !== titleId) return undefined;
  if (wanted.upTo === 'title') return { titleId, season: 0, number: 0 };
  if (wanted.season && wanted.number) return { titleId, season: wanted.season, number: wanted.number };
  if (wanted.season || wanted.number) return undefined;
  return { titleId, ...(place.episode ?? { season: 0, number: 0 }) };
};
