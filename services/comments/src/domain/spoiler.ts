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

/** Whether `scope` is at least as wide as `other`: none < up to an episode < up to a later one < the whole title. */
const covers = (scope: Scope | undefined, other: Scope | undefined): boolean => {
  if (!other || !scope) return !other;
  if (isWhole(scope) || isWhole(other)) return isWhole(scope);
  return scope.season === other.season ? scope.number >= other.number : scope.season > other.season;
};

const isWhole = ({ season, number }: Scope): boolean => season === 0 && number === 0;

/**
 * The scope of a reply: what its author asks for, but never less than what it answers gives away (product-rules,
 * Scopes). Both are about the title of one thread.
 */
export const replyScope = (own: Scope | undefined, answered: Scope | undefined): Scope | undefined =>
  covers(own, answered) ? own : answered;

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
