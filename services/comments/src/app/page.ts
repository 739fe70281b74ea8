import { sliceOf as slice, type PageQuery, type Slice } from '@seyir/kit';

/** No page means the first; sizes are clamped to 50. */
export const sliceOf = (page: PageQuery | undefined): Slice => slice(page, { usual: 20, most: 50 });

/** One more than the page, so that what was read tells whether more follows. */
export const withNext = ({ offset, limit }: Slice): Slice => ({ offset, limit: limit + 1 });
