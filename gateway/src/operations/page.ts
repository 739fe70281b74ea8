import type { PageInfo } from '@seyir/proto';

/** One page of a list. */
export interface PageOf<T> {
  readonly items: readonly T[];
  /** All items, from a counter. */
  readonly count: number;
  /** True on the last page, also an empty one. */
  readonly last: boolean;
}

export const pageOf = <T>(items: readonly T[], info: PageInfo | undefined): PageOf<T> => ({
  items,
  count: info?.count ?? items.length,
  last: info?.last ?? true,
});
