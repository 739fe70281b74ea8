import type { Scope } from '../../domain/spoiler.js';

/** The columns of a moderator's cover; without a title there is none. */
export interface CoverColumns {
  readonly coverTitleId: string | null;
  /** 0, as the number, for the whole title. */
  readonly coverSeason: number;
  readonly coverNumber: number;
}

export const coverOf = ({ coverTitleId, coverSeason, coverNumber }: CoverColumns): Scope | undefined =>
  coverTitleId === null ? undefined : { titleId: coverTitleId, season: coverSeason, number: coverNumber };

export const coverColumns = (cover: Scope | undefined): CoverColumns => ({
  coverTitleId: cover?.titleId ?? null,
  coverSeason: cover?.season ?? 0,
  coverNumber: cover?.number ?? 0,
});
