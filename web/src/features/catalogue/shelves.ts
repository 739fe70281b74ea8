import type { ShelfInput, ShelfSort } from '../../generated/types.js';

/** Genres and networks in addresses: the first segment of their own pages, and the query parameter of lists that they filter. */
export const shelfWords: Record<ShelfSort, string> = { GENRE: 'tur', NETWORK: 'kanal' };

const sorts = Object.keys(shelfWords) as ShelfSort[];

/** The genre or network of a page's path. */
export function shelfOfPath(segment: string | undefined, slug: string | undefined): ShelfInput | undefined {
  const sort = sorts.find((sort) => shelfWords[sort] === segment);
  return sort && slug ? { sort, slug } : undefined;
}
