const DEFAULT_SIZE = 24;
const MAX_SIZE = 100;

export interface Page {
  readonly number: number;
  readonly size: number;
}

/** A page as a store reads it. */
export interface Slice {
  readonly from: number;
  readonly size: number;
}

/** @param page counted from 1; size 1 to 100, 24 when it is 0. */
export const sliceOf = (page: Page | undefined): Slice => {
  const size = Math.min(page?.size || DEFAULT_SIZE, MAX_SIZE);
  return { size, from: (Math.max(page?.number ?? 1, 1) - 1) * size };
};

export const isLast = ({ from, size }: Slice, count: number): boolean => from + size >= count;
