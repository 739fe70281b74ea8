import type { Slice } from './ports.js';

const DEFAULT_SIZE = 20;
const MAX_SIZE = 50;

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

/** No page means the first; sizes are clamped to 50. */
export const sliceOf = (page: PageQuery | undefined): Slice => {
  const limit = Math.min(page?.size || DEFAULT_SIZE, MAX_SIZE);
  return { offset: (Math.max(page?.number ?? 1, 1) - 1) * limit, limit };
};

/** One more than the page, so that what was read tells whether more follows. */
export const withNext = ({ offset, limit }: Slice): Slice => ({ offset, limit: limit + 1 });
