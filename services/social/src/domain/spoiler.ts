/** The extent of a spoiler: up to an episode, or, with season and number 0, the whole title. */
export interface Scope {
  readonly titleId: string;
  readonly season: number;
  readonly number: number;
}

/** The spoiler that an author declares; empty fields are taken from the card. */
export interface Spoiler {
  readonly kind: 'title' | 'episode';
  readonly titleId: string;
  readonly season: number;
  readonly number: number;
}

/** The place of a card in a title; season and number only for episodes. */
export interface Place {
  readonly titleId: string;
  readonly episode?: { readonly season: number; readonly number: number };
}

const MAX_NUMBER = 100_000;

/** The wider of two scopes of one title. */
export const widest = (one: Scope, other: Scope): Scope => (rank(one) >= rank(other) ? one : other);

const rank = ({ season, number }: Scope): number =>
  season === 0 ? Number.POSITIVE_INFINITY : season * (MAX_NUMBER + 1) + number;

export const scopeKey = ({ titleId, season, number }: Scope): string => `${titleId}:${season}:${number}`;

const wholeTitle = (titleId: string): Scope => ({ titleId, season: 0, number: 0 });

/**
 * The scope of a post about `place`: on an episode up to that episode by default, else the whole title. Undefined for
 * an incomplete place, and for a title other than the card's.
 */
export const scopeAt = (place: Place, spoiler: Spoiler): Scope | undefined => {
  const { titleId } = place;
  const { season, number } = spoiler;
  if (spoiler.titleId && spoiler.titleId !== titleId) return undefined;
  if (spoiler.kind === 'title') return wholeTitle(titleId);
  if (Math.max(season, number) > MAX_NUMBER || season > 0 !== number > 0) return undefined;
  if (season > 0) return { titleId, season, number };
  return { titleId, ...(place.episode ?? { season: 0, number: 0 }) };
};
