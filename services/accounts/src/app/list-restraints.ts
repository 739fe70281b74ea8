import { keyPage, keyset, type Clock, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { Restraint } from '../domain/restraint.js';
import type { RestraintStore } from './ports.js';

const sizes = { usual: 20, most: 50 } as const;
const newestFirst = keyset('newest', { changedAt: 'moment', id: 'id' });

/** The members that a member currently blocks or mutes, last changed first, with their number. BAD_INPUT as in keyPage. */
export const listRestraints =
  ({ restraints, clock }: { restraints: RestraintStore; clock: Clock }, kind: 'blocks' | 'mutes') =>
  async (
    memberId: string,
    page: KeyPageQuery | undefined,
  ): Promise<KeyPage<Restraint> & { readonly count: number }> => {
    const now = clock.now();
    const [count, found] = await Promise.all([
      restraints.count(memberId, kind, now),
      keyPage({ keyset: newestFirst, sizes, page }, (slice) => restraints.list(memberId, kind, slice, now)),
    ]);
    return { ...found, count };
  };
