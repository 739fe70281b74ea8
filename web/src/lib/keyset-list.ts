import type { FieldMergeFunction, FieldPolicy, Reference } from '@apollo/client';

/** One page of a keyset list in the cache. */
export interface KeysetPage {
  items: readonly Reference[];
  count: number;
  last: boolean;
  /** Cursor of the next page; null or absent on the last page. */
  nextCursor?: string | null;
}

interface Options {
  /** Arguments that identify the list; without them there is one list. */
  keyArgs?: readonly string[];
  /** The effect of a refetched first page on the further pages. */
  firstPage: 'replaces-all' | 'goes-on-top';
}

/**
 * Merges the pages of a list into one cached list. A further page is appended. An item that occurs in several pages, because
 * entries have moved between the reads, is kept once.
 */
export const keysetList = <Page extends KeysetPage>({
  keyArgs,
  firstPage,
}: Options): FieldPolicy<Page | null> & { merge: FieldMergeFunction<Page | null> } => ({
  keyArgs: keyArgs ? [...keyArgs] : false,
  merge(existing, incoming, { args, readField }) {
    const id = (item: Reference) => readField('id', item);
    if (!existing || !incoming) return incoming;
    // For such a query `last` says whether more newer items exist, which is not the end of the list.
    if (args?.['newerThan']) return { ...existing, items: joined(incoming.items, existing.items, id) };
    if (!isFirstPage(args)) return { ...incoming, items: joined(existing.items, incoming.items, id) };
    if (firstPage === 'replaces-all') return incoming;
    return {
      ...incoming,
      items: joined(incoming.items, existing.items, id),
      last: incoming.last || existing.last,
      nextCursor: existing.nextCursor ?? null,
    };
  },
});

export const isFirstPage = (args: Record<string, unknown> | null): boolean =>
  !args?.['cursor'] && (args?.['page'] ?? 1) === 1;

/** Joins both lists in order, each item once: `before` wins. */
export function joined<Item>(
  before: readonly Item[],
  after: readonly Item[],
  idOf: (item: Item) => unknown,
): Item[] {
  const known = new Set(before.map(idOf));
  return [...before, ...after.filter((item) => !known.has(idOf(item)))];
}
