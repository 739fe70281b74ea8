/** A page as a caller asks for it, counted from 1. */
export interface PageQuery {
  readonly number: number;
  readonly size: number;
}

/** A window on a list: rows to pass over and rows to answer. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

export interface Paged<T> {
  readonly items: readonly T[];
  readonly count: number;
  readonly last: boolean;
}

/** The sizes of a service's pages: where a caller names none, and at most. */
export interface PageSizes {
  readonly usual: number;
  readonly most: number;
}

/** What a page is of a list. No page means the first. */
export const sliceOf = (page: PageQuery | undefined, { usual, most }: PageSizes): Slice => {
  const limit = Math.min(page?.size || usual, most);
  return { offset: (Math.max(page?.number ?? 1, 1) - 1) * limit, limit };
};
