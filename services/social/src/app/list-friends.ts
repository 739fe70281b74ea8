import { keyPage, keyset, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { FollowStore } from './ports.js';

const sizes = { usual: 20, most: 50 } as const;
const newestFirst = keyset('friends', { since: 'moment', id: 'id' });

/** Members who follow a member and whom the member follows, with their number (product-rules, Friends). BAD_INPUT as in keyPage. */
export const listFriends =
  ({ follows }: { readonly follows: FollowStore }) =>
  async (
    memberId: string,
    page: KeyPageQuery | undefined,
  ): Promise<KeyPage<string> & { readonly count: number }> => {
    const [count, found] = await Promise.all([
      follows.countFriends(memberId),
      keyPage({ keyset: newestFirst, sizes, page }, (slice) => follows.friends(memberId, slice)),
    ]);
    return { ...found, count };
  };
