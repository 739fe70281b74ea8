/** A requested page, counted from 1. */
export interface PageQuery {
  readonly number: number;
  readonly size: number;
}

/** A window on a list: how many rows to skip and how many to return. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

export interface Paged<T> {
  readonly items: readonly T[];
  readonly count: number;
  readonly last: boolean;
}

/** The page sizes of a service: the default and the maximum. */
export interface PageSizes {
  readonly usual: number;
  readonly most: number;
}

/** The window of a requested page. Without a page it is the first one. */
export const sliceOf = (page: PageQuery | undefined, { usual, most }: PageSizes): Slice => {
  const limit = Math.min(page?.size || usual, most);
  return { offset: (Math.max(page?.number ?? 1, 1) - 1) * limit, limit };
};
