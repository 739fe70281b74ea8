import type { AgeMark, AiringStatus, TitleTranslation } from './title.js';

/** The years of titles; both ends included, 0 is open. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

/** The filters that a reader chooses in a list of titles. A title matches all of them. */
export interface TitleChoice {
  /** Slugs; a title has all of them. */
  readonly genres: readonly string[];
  readonly years?: Years | undefined;
  readonly status?: AiringStatus | undefined;
  readonly ageMark?: AgeMark | undefined;
  readonly country?: string | undefined;
  /** A title has at least one episode in it. */
  readonly translation?: TitleTranslation | undefined;
}

/** The titles of one country. */
export interface CountryTitles {
  readonly country: string;
  readonly titleCount: number;
}

/** The filters of a list whose values are shown with their numbers of titles. */
export const filterFields = ['status', 'ageMark', 'translation', 'country', 'network', 'genre'] as const;
export type FilterField = (typeof filterFields)[number];

export interface ValueCount {
  readonly value: string;
  readonly titleCount: number;
}

/** The values of one filter that titles have. */
export interface FilterCounts {
  readonly field: FilterField;
  readonly values: readonly ValueCount[];
}

/** ISO 3166-1 alpha-2. */
export const isCountry = (country: string): boolean => /^[A-Z]{2}$/.test(country);

/** Titles of a choice are counted up to this number: more would read too many rows for one page. */
export const MOST_COUNTED = 500;

/**
 * Up to this number the titles of a choice are found first and then ordered. More of them are read in the order of the list, because they
 * are so frequent that a page is soon complete: in 100,000 titles it reads as many rows.
 */
export const MOST_ORDERED = 1_500;

export const MOST_GENRES = 10;

/** A title's year lies within these (the import refuses others), or is unknown. */
const FIRST_YEAR = 1870;
const LAST_YEAR = 2200;

/** Whether a choice leaves titles out. */
export const isNarrow = ({ genres, ...others }: TitleChoice): boolean =>
  genres.length > 0 || Object.values(others).some((one) => one !== undefined);

/** The years of a range that a title may have, both ends included; the first is after the last if the range is outside of these. */
export const yearsOf = ({ from, to }: Years): { first: number; last: number } => ({
  first: Math.max(from || FIRST_YEAR, FIRST_YEAR),
  last: Math.min(to || LAST_YEAR, LAST_YEAR),
});
