import { foldKey } from '@seyir/kit';
import { isMeant, type SearchMatch } from '../domain/search.js';
import type { Title, TitleKind, TitleView } from '../domain/title.js';
import type { SearchStore, TitleStore } from './ports.js';
import { searchKey } from './search-key.js';

const MAX_SIZE = 24;
/** Minimum length of a key for the typo search. */
const FORGIVEN_FROM = 4;
/** Maximum similar names that are compared in detail. */
const CANDIDATES = 200;

export interface FoundTitles {
  readonly titles: readonly Title[];
  /** The text that matched, for titles that were not found by their name. */
  readonly matches: readonly SearchMatch[];
}

/**
 * Titles that match a query (specification, sections 2 and 5), best match first: the exact name, names that start with the query,
 * names with a word that starts with it, names that contain it; then titles whose people match in the same ways; then names that
 * match despite a typo. Optionally of one kind. BAD_INPUT without a letter and beyond 100 characters.
 */
export const searchTitles =
  ({ titles, search }: { titles: TitleStore; search: SearchStore }) =>
  async (query: string, size: number, kind?: TitleKind, view: TitleView = 'whole'): Promise<FoundTitles> => {
    const key = searchKey(query);
    const limit = Math.min(size || MAX_SIZE, MAX_SIZE);
    const found = await search.matching(key, limit, kind);
    const ids = found.length < limit && key.length >= FORGIVEN_FROM ? await meant(key, found) : found;
    const read = new Map((await titles.byIds(ids, view)).map((title) => [title.id, title]));
    const shown = ids
      .flatMap((id) => read.get(id) ?? [])
      .filter((title) => kind === undefined || title.kind === kind)
      .slice(0, limit);
    return { titles: shown, matches: await matchesOf(shown, key) };

    /** The found titles, followed by those of the typo search. */
    async function meant(key: string, found: readonly string[]): Promise<string[]> {
      const near = (await search.resembling(key, CANDIDATES)).filter((name) => isMeant(key, name.key));
      return [...new Set([...found, ...near.map(({ titleId }) => titleId)])];
    }

    async function matchesOf(shown: readonly Title[], key: string): Promise<SearchMatch[]> {
      const otherwise = shown.filter(({ name }) => !foldKey(name).includes(key));
      const byName = otherwise.filter(({ originalName }) => foldKey(originalName).includes(key));
      const byPeople = otherwise.filter((title) => !byName.includes(title)).map(({ id }) => id);
      return [
        ...byName.map(({ id, originalName }) => ({ titleId: id, originalName })),
        ...(byPeople.length > 0 ? await search.peopleOf(byPeople, key) : []),
      ];
    }
  };
