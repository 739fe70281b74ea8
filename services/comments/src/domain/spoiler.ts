import type { Place } from './target.js';

/** The extent of a spoiler: up to an episode, or, with season and number 0, the whole title. */
export interface Scope {
  readonly titleId: string;
  readonly season: number;
  readonly number: number;
}

/** The contract's numbers. */
const spoilerKind = { unspecified: 0, none: 1, title: 2, episode: 3 } as const;

/** The spoiler that an author declares; empty or 0 values are taken from the target. */
export interface Spoiler {
  readonly kind: number;
  readonly titleId: string;
  readonly season: number;
  readonly number: number;
}

/** Whether the author declares a spoiler. */
export const givesAway = (spoiler: Spoiler | undefined): spoiler is Spoiler =>
  spoiler !== undefined && spoiler.kind !== spoilerKind.unspecified && spoiler.kind !== spoilerKind.none;

const MAX_NUMBER = 100_000;

/**
 * Whether `scope` is at least as wide as `other`: none < up to an episode < up to a later one < the whole title. Scopes of
 * two titles have no order: the first one stays.
 */
const covers = (scope: Scope | undefined, other: Scope | undefined): boolean => {
  if (!other || !scope) return !other;
  if (scope.titleId !== other.titleId) return true;
  if (isWhole(scope) || isWhole(other)) return isWhole(scope);
  return scope.season === other.season ? scope.number >= other.number : scope.season > other.season;
};

const isWhole = ({ season, number }: Scope): boolean => season === 0 && number === 0;

/**
 * The scope of a reply: the author's request, but at least the scope of the answered comment (product-rules, Scopes).
 * Both belong to the title of one thread, except where a post got its title after comments on it: then the first stays.
 */
export const replyScope = (own: Scope | undefined, answered: Scope | undefined): Scope | undefined =>
  covers(own, answered) ? own : answered;

/** The scope of a text that a moderator covers: the cover, or what its author declared, if that is wider. */
export const coveredScope = (cover: Scope, declared: Scope | undefined): Scope =>
  replyScope(cover, declared) ?? cover;

export const scopeKey = ({ titleId, season, number }: Scope): string => `${titleId}:${season}:${number}`;

/**
 * The scope of a text at `place`: on an episode up to that episode by default, else the whole title. Undefined for an
 * unknown kind, an incomplete place, a title other than the target's, and a target without a title.
 */
export const scopeAt = (place: Place, spoiler: Spoiler): Scope | undefined => {
  const { titleId } = place;
  const { kind, season, number } = spoiler;
  if (!titleId || (spoiler.titleId && spoiler.titleId !== titleId)) return undefined;
  if (kind === spoilerKind.title) return { titleId, season: 0, number: 0 };
  if (kind !== spoilerKind.episode) return undefined;
  if (Math.max(season, number) > MAX_NUMBER || season > 0 !== number > 0) return undefined;
  if (season > 0) return { titleId, season, number };
  return { titleId, ...(place.episode ?? { season: 0, number: 0 }) };
};
