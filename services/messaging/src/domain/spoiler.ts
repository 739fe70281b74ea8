import type { EpisodePlace } from './room.js';

/** The extent of a spoiler: up to an episode, or, with season and number 0, the whole title. */
export interface Scope {
  readonly titleId: string;
  readonly season: number;
  readonly number: number;
}

/** The spoiler that an author declares; season and number 0 mean the room's episode. */
export type Spoiler =
  | { readonly kind: 'none' }
  | { readonly kind: 'title' }
  | { readonly kind: 'episode'; readonly season: number; readonly number: number };

const LARGEST = 100_000;

/**
 * The scope of an entry in a room that plays the episode `place`; `undefined` for no spoiler, 'invalid' for an incomplete place.
 */
export const scopeOf = (place: EpisodePlace, declared: Spoiler): Scope | undefined | 'invalid' => {
  const { titleId } = place;
  if (declared.kind === 'none') return undefined;
  if (declared.kind === 'title') return wholeTitle(titleId);
  const { season, number } = declared;
  if (season > 0 !== number > 0 || Math.max(season, number) > LARGEST) return 'invalid';
  return season > 0 ? { titleId, season, number } : place;
};

const wholeTitle = (titleId: string): Scope => ({ titleId, season: 0, number: 0 });

/** The wider of two scopes of one title. A reply takes at least the scope of the entry that it answers (product-rules, Scopes). */
export const widest = (own: Scope | undefined, answered: Scope | undefined): Scope | undefined => {
  if (!own || !answered) return own ?? answered;
  if (own.titleId !== answered.titleId) return own;
  return rank(own) >= rank(answered) ? own : answered;
};

const rank = ({ season, number }: Scope): number =>
  season === 0 ? Number.POSITIVE_INFINITY : season * (LARGEST + 1) + number;

export const scopeKey = ({ titleId, season, number }: Scope): string => `${titleId}:${season}:${number}`;
