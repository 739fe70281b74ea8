import { isId, keyPage, keyset, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { FollowList, FollowStore } from './ports.js';

const sizes = { usual: 20, most: 50 } as const;
const newestFirst = keyset('follows', { since: 'moment', id: 'id' });

/** The member ids of a follow list, newest first, with their number. BAD_INPUT as in keyPage. */
export const listFollows =
  ({ follows }: { readonly follows: FollowStore }, list: FollowList) =>
  async (
    memberId: string,
    page: KeyPageQuery | undefined,
  ): Promise<KeyPage<string> & { readonly count: number }> => {
    if (!isId(memberId)) return { items: [], last: true, next: '', count: 0 };
    const [counts, found] = await Promise.all([
      follows.counts([memberId]),
      keyPage({ keyset: newestFirst, sizes, page }, (slice) => follows.list(list, memberId, slice)),
    ]);
    return { ...found, count: counts.get(memberId)?.[list] ?? 0 };
  };
