import type { Slice } from './ports.js';

const DEFAULT_SIZE = 24;
const MAX_SIZE = 100;

/** A page as a caller asks for it, counted from 1. */
export interface PageQuery {
  readonly number: number;
  readonly size: number;
}

export interface Paged<T> {
  readonly items: readonly T[];
  readonly count: number;
  readonly last: boolean;
}

/** No page means the first; sizes are clamped to 100. */
export const sliceOf = (page: PageQuery | undefined): Slice => {
  const limit = Math.min(page?.size || DEFAULT_SIZE, MAX_SIZE);
  return { offset: (Math.max(page?.number ?? 1, 1) - 1) * limit, limit };
};

/** The last page is told by what was read, since the counter may have moved in between. */
export const paged = <T>(items: readonly T[], count: number, { offset, limit }: Slice): Paged<T> => ({
  items,
  count,
  last: items.length < limit || offset + items.length >= count,
});
