import { badInput, foldKey } from '@seyir/kit';

const MAX_LENGTH = 100;

/** The search key of a query. BAD_INPUT without a letter and beyond 100 characters. */
export const searchKey = (query: string): string => {
  if (query.length > MAX_LENGTH) throw badInput({ query: 'too_long' });
  if (/\p{Cc}/u.test(query)) throw badInput({ query: 'invalid' });
  const key = foldKey(query.normalize('NFC').trim().replace(/\s+/g, ' '));
  if (key === '') throw badInput({ query: 'required' });
  return key;
};
