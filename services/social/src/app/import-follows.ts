import { badInput, isId, uniqueIds, type GoneMembers } from '@seyir/kit';
import type { BadgeStore } from './badge-ports.js';
import type { FollowStore, ImportResult, NewFollow, Transaction } from './ports.js';

const MAX_BATCH = 500;

interface Deps {
  readonly follows: FollowStore;
  readonly badges: Pick<BadgeStore, 'note'>;
  readonly goneMembers: GoneMembers;
  readonly transaction: Transaction;
}

/** Imports up to 500 follows; existing ones and those of erased members are skipped. BAD_INPUT. */
export const importFollows =
  ({ follows, badges, goneMembers, transaction }: Deps) =>
  async (imported: readonly NewFollow[]): Promise<ImportResult> => {
    if (imported.length > MAX_BATCH) throw badInput({ follows: 'too_long' });
    imported.forEach(({ followerId, followedId }, index) => {
      for (const [field, value] of Object.entries({ followerId, followedId }))
        if (!isId(value)) throw badInput({ [`follows.${index}.${field}`]: 'invalid' });
      if (followerId === followedId) throw badInput({ [`follows.${index}.followedId`]: 'invalid' });
    });
    return transaction.run(async () => {
      const gone = await goneMembers.among(
        imported.flatMap(({ followerId, followedId }) => [followerId, followedId]),
      );
      const standing = imported.filter(
        ({ followerId, followedId }) => !gone.has(followerId) && !gone.has(followedId),
      );
      const created = await follows.import(standing);
      await badges.note(uniqueIds(standing.map(({ followedId }) => followedId)), 'followers', true);
      return { created, updated: 0, unchanged: imported.length - created };
    });
  };
