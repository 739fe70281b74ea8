import { keyPage, keyset, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { BadgeStore, EarnedBadge } from './badge-ports.js';

const sizes = { usual: 20, most: 50 } as const;
const newestFirst = keyset('badges', { since: 'moment', rank: 'integer' });

/** The badges of a member, newest first, and their number. BAD_INPUT as in keyPage. */
export const listBadges =
  ({ badges }: { readonly badges: BadgeStore }) =>
  async (
    memberId: string,
    page: KeyPageQuery | undefined,
  ): Promise<KeyPage<EarnedBadge> & { readonly count: number }> => {
    const [found, count] = await Promise.all([
      keyPage({ keyset: newestFirst, sizes, page }, (slice) => badges.list(memberId, slice)),
      badges.countOf(memberId),
    ]);
    return { ...found, count };
  };
