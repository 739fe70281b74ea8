import type { CountryTitles } from '../domain/title-filter.js';
import type { TitleKind } from '../domain/title.js';
import type { ChoiceStore } from './filter-ports.js';

const MOST = 100;

/** The countries that titles of a kind, or of all, are from; those with the most titles first, at most 100. */
export const listCountries =
  ({ choices }: { choices: ChoiceStore }) =>
  (kind: TitleKind | undefined): Promise<CountryTitles[]> =>
    choices.countries(kind, MOST);
