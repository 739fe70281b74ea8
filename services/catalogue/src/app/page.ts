import { sliceOf as slice, type Paged, type PageQuery, type Slice } from '@seyir/kit';

/** No page means the first; sizes are clamped to 100. */
export const sliceOf = (page: PageQuery | undefined): Slice => slice(page, { usual: 24, most: 100 });

/** The last page is told by what was read, since the counter may have moved in between. */
export const paged = <T>(items: readonly T[], count: number, { offset, limit }: Slice): Paged<T> => ({
  items,
  count,
  last: items.length < limit || offset + items.length >= count,
});
