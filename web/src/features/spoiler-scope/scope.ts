import type { SpoilerInput } from '../../generated/types.js';

/** The spoiler scope in a form. */
export interface Scope {
  readonly upTo: 'NONE' | 'TITLE' | 'PLACE';
  readonly season: string;
  readonly number: string;
}

export const noScope: Scope = { upTo: 'NONE', season: '', number: '' };

interface ShownSpoiler {
  readonly kind: 'NONE' | 'TITLE' | 'EPISODE';
  readonly season?: number | null | undefined;
  readonly number?: number | null | undefined;
}

/** The scope of a text as its form shows it. */
export const scopeOf = ({ kind, season, number }: ShownSpoiler): Scope =>
  kind === 'EPISODE'
    ? { upTo: 'PLACE', season: String(season ?? ''), number: String(number ?? '') }
    : { ...noScope, upTo: kind };

const placeNumber = (text: string): number | undefined =>
  /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;

/** The scope of a text about a film, which has no episodes: a place is the whole film. */
export const wholeScope = (scope: Scope): Scope =>
  scope.upTo === 'PLACE' ? { ...noScope, upTo: 'TITLE' } : scope;

/** The scope as sent to the server; `invalid` if only one of season and number is given. */
export function spoilerInput({ upTo, season, number }: Scope): SpoilerInput | 'invalid' {
  if (upTo !== 'PLACE') return { kind: upTo };
  const place = { season: placeNumber(season), number: placeNumber(number) };
  if (place.season === undefined || place.number === undefined) return 'invalid';
  return { kind: 'EPISODE', season: place.season, number: place.number };
}
