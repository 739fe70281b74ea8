import type { KeySlice } from '@seyir/kit';
import type { CountryTitles, FilterField, TitleChoice, ValueCount } from '../domain/title-filter.js';
import type { TitleKind, TitleOrder, TitleView } from '../domain/title.js';
import type { ListKey } from './page.js';
import type { KeyedTitle, TitleFilter } from './ports.js';

/** A list of titles and what its reader has chosen in it. */
export interface ChosenTitles extends TitleFilter {
  readonly choice: TitleChoice;
}

/** The values that titles have, with their numbers of titles. */
export type TitleValues = ReadonlyMap<FilterField, readonly ValueCount[]>;

/** Lists of titles by any combination of filters, which no counter knows. */
export interface ChoiceStore {
  /** Number of titles, at most `most`. */
  count(filter: ChosenTitles, most: number): Promise<number>;
  /** A page of titles, and their number: at most one more than `MOST_ORDERED`. */
  list(
    filter: ChosenTitles,
    order: TitleOrder,
    slice: KeySlice<ListKey>,
    view: TitleView,
  ): Promise<{ readonly titles: KeyedTitle[]; readonly count: number }>;
  /** The values of all filters that the titles have; undefined for more than `most` titles. */
  values(filter: ChosenTitles, most: number): Promise<TitleValues | undefined>;
  /** The initials of few titles. */
  initials(filter: ChosenTitles): Promise<string[]>;
  /** The initials of all titles of a list without a choice, from its counter. */
  initialsOfList(filter: Pick<TitleFilter, 'kind' | 'shelf'>): Promise<string[]>;
  /** The countries of titles of a kind, or of all, from the counter; those with the most titles first. */
  countries(kind: TitleKind | undefined, limit: number): Promise<CountryTitles[]>;
  /** Copies the genres of the titles after an id into their rows; returns the last id, undefined at the end. */
  fillGenres(after: string, limit: number): Promise<string | undefined>;
}
