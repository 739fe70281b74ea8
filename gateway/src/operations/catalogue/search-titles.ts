import { z } from 'zod';
import { TitleKind, wakes, type SearchMatch, type Title } from '@seyir/proto';
import { size } from '../inputs.js';
import { operation } from '../operation.js';
import type { PageOf } from '../page.js';

/** Maximum number of search results; there are no further pages. */
export const MOST_FOUND = 24;

export interface FoundTitles extends PageOf<Title> {
  /** The text that matched, for titles that were not found by their name. */
  readonly matches: readonly SearchMatch[];
}

/**
 * Titles that match the words, best match first; optionally of one kind. Cached, because readers type the same first letters and
 * the same names of the day.
 */
export const searchTitles = operation({
  input: z.object({
    query: z.string().trim().min(1).max(100),
    size: size(MOST_FOUND, MOST_FOUND),
    kind: z.enum(TitleKind).default(TitleKind.UNSPECIFIED),
  }),
  access: 'public',
  limit: 'searching',
  run: ({ parts }, input): Promise<FoundTitles> =>
    parts.reads.get(`search:${JSON.stringify(input)}`, wakes.catalogue, async () => {
      const { titles, matches } = await parts.asVisitor.catalogue.searchTitles({ ...input, cards: true });
      return { items: titles, count: titles.length, last: true, matches };
    }),
});
