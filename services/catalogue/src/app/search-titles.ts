import { badInput, foldKey } from '@seyir/kit';
import { isMeant } from '../domain/search.js';
import type { Title, TitleKind } from '../domain/title.js';
import type { TitleStore } from './ports.js';

const MAX_SIZE = 24;
const MAX_LENGTH = 100;
/** From this length on a key has enough letters to resemble something. */
const FORGIVEN_FROM = 4;
/** How many names that resemble it are looked at more closely. */
const CANDIDATES = 200;

/**
 * Titles that a reader's words may mean (spec §2, §5), the best match first: the name itself, names that begin with
 * it, names with a word that does, names that hold it; the same by people; then what a typo may have hidden.
 * Of one kind where asked. BAD_INPUT without a letter and beyond 100.
 */
export const searchTitles =
  ({ titles }: { titles: TitleStore }) =>
  async (query: string, size: number, kind?: TitleKind): Promise<Title[]> => {
    const key = keyOf(query);
    const limit = Math.min(size || MAX_SIZE, MAX_SIZE);
    const found = await titles.matching(key, limit, kind);
    if (found.length === limit || key.length < FORGIVEN_FROM) return found;
    const known = new Set(found.map(({ id }) => id));
    const near = (await titles.resembling(key, CANDIDATES)).filter((name) => isMeant(key, name.key));
    const ids = [...new Set(near.map(({ titleId }) => titleId))].filter((id) => !known.has(id));
    const meant = (await titles.byIds(ids)).filter((title) => kind === undefined || title.kind === kind);
    meant.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    return [...found, ...meant.slice(0, limit - found.length)];
  };

const keyOf = (query: string): string => {
  if (query.length > MAX_LENGTH) throw badInput({ query: 'too_long' });
  if (/\p{Cc}/u.test(query)) throw badInput({ query: 'invalid' });
  const key = foldKey(query.normalize('NFC').trim().replace(/\s+/g, ' '));
  if (key === '') throw badInput({ query: 'required' });
  return key;
};
