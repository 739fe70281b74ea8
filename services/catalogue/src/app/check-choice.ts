import { badInput } from '@seyir/kit';
import { isInitial } from '../domain/initial.js';
import { isCountry, MOST_GENRES } from '../domain/title-filter.js';
import type { ChosenTitles } from './filter-ports.js';

/**
 * BAD_INPUT for an initial that is not in the alphabet, for more than ten genres, for a last year before the first, and for an invalid
 * country.
 */
export const checkChoice = ({
  initial,
  choice: { genres, years, country },
}: Pick<ChosenTitles, 'initial' | 'choice'>): void => {
  if (initial !== undefined && !isInitial(initial)) throw badInput({ initial: 'invalid' });
  if (genres.length > MOST_GENRES) throw badInput({ genres: 'too_long' });
  if (years && years.from > 0 && years.to > 0 && years.to < years.from) throw badInput({ yearTo: 'invalid' });
  if (country !== undefined && !isCountry(country)) throw badInput({ country: 'invalid' });
};
