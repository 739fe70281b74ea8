import { badInput, foldKey } from '@seyir/kit';
import { titleKindsOf, type ContentRequest, type RequestKind } from '../domain/request.js';
import { isMeant } from '../domain/search.js';
import type { SearchStore } from './ports.js';
import type { PlayableStore, RequestStore } from './request-ports.js';

/** Characters of a query. */
const FROM = 2;
const MOST_LETTERS = 100;
const SUGGESTED = 12;
/** Number of titles that are searched; those that can be watched are then left out. */
const CANDIDATES = 60;
/** Minimum length of a key for the search by a mistyped name. */
const FORGIVEN_FROM = 4;
/** Maximum similar names that are compared in detail. */
const RESEMBLING = 200;

interface Deps {
  readonly requests: RequestStore;
  readonly playable: PlayableStore;
  readonly search: SearchStore;
}

export interface Suggestions {
  readonly requests: readonly ContentRequest[];
  readonly titleIds: readonly string[];
}

/**
 * Suggestions for a request: pending requests with the name, declined ones, which nobody can ask for again, requests with a mistyped
 * name, and titles without a playable source (product-spec, sections 5 and 9). BAD_INPUT below 2 and beyond 100 characters.
 */
export const suggestRequests =
  ({ requests, playable, search }: Deps) =>
  async (
    readerId: string | undefined,
    query: string,
    kind: RequestKind | undefined,
  ): Promise<Suggestions> => {
    const key = keyOf(query);
    const kinds = kind === undefined ? (['movie', 'series'] as const) : [kind];
    const titleKinds = kinds.flatMap((of) => titleKindsOf[of]);
    const [asked, ...found] = await Promise.all([
      askedFor(),
      ...(kind === undefined
        ? [search.matching(key, CANDIDATES)]
        : titleKinds.map((of) => search.matching(key, CANDIDATES, of))),
    ]);
    const candidates = [...new Set(found.flat())];
    const watchable = await playable.among(candidates);
    const taken = new Set(asked.map(({ titleId }) => titleId));
    const titleIds = candidates.filter((id) => !watchable.has(id) && !taken.has(id));
    return { requests: asked, titleIds: titleIds.slice(0, SUGGESTED) };

    /** Requests with the name, followed by those of a mistyped one. */
    async function askedFor(): Promise<ContentRequest[]> {
      const matching = await requests.matching(key, kinds, readerId, SUGGESTED);
      if (matching.length >= SUGGESTED || key.length < FORGIVEN_FROM) return matching;
      const known = new Set(matching.map(({ id }) => id));
      const ids = (await requests.resembling(key, kinds, RESEMBLING))
        .filter((near) => !known.has(near.id) && isMeant(key, near.key))
        .slice(0, SUGGESTED - matching.length)
        .map(({ id }) => id);
      const meant = new Map((await requests.byIds(ids, readerId)).map((request) => [request.id, request]));
      return [...matching, ...ids.flatMap((id) => meant.get(id) ?? [])];
    }
  };

const keyOf = (query: string): string => {
  const text = query.normalize('NFC').trim().replace(/\s+/gu, ' ');
  if (/\p{Cc}/u.test(text)) throw badInput({ query: 'invalid' });
  const letters = [...text].length;
  if (letters < FROM) throw badInput({ query: 'too_short' });
  if (letters > MOST_LETTERS) throw badInput({ query: 'too_long' });
  return foldKey(text);
};
