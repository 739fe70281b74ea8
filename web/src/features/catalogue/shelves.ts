import type { ShelfInput, ShelfSort } from '../../generated/types.js';

/** How addresses say a sort: the first segment of a shelf's own page, and the query of lists that are narrowed to it. */
export const shelfWords: Record<ShelfSort, string> = { GENRE: 'tur', NETWORK: 'kanal' };

const sorts = Object.keys(shelfWords) as ShelfSort[];

/** The shelf whose page a path is. */
export function shelfOfPath(segment: string | undefined, slug: string | undefined): ShelfInput | undefined {
  const sort = sorts.find((sort) => shelfWords[sort] === segment);
  return sort && slug ? { sort, slug } : undefined;
}
