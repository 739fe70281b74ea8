import { badInput, foldKey } from '@seyir/kit';

/** Reads of the store for one page of matches. */
export const MOST_READS = 5;
/** Minimum number of matches in one such read. Readers may not see all of them, so a read takes more than a page needs. */
export const LEAST_READ = 50;

/** Characters of a search. */
const SHORTEST = 3;
const LONGEST = 100;

/** The search key of a text; undefined for an empty one. BAD_INPUT for less than 3 or more than 100 characters. */
export const searchIn = (given: string): string | undefined => {
  const key = foldKey(given.trim());
  if (key === '') return undefined;
  const length = [...key].length;
  if (length < SHORTEST) throw badInput({ query: 'too_short' });
  if (length > LONGEST) throw badInput({ query: 'too_long' });
  return key;
};
