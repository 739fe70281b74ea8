import { badInput, DomainError, isId, notFound, type Clock, type GoneMembers } from '@seyir/kit';
import { MOST_FOLLOWED, type Relationship } from '../domain/follow.js';
import { getRelationships } from './get-relationships.js';
import type { BadgeStore } from './badge-ports.js';
import { followNotice, type Notices } from './notices.js';
import type { CircleStore, FollowEvents, FollowStore, Members, Transaction } from './ports.js';

// One transaction checks both members, changes the follow and its badge, and notifies.
interface Deps {
  readonly follows: FollowStore;
  readonly circles: CircleStore;
  readonly members: Members;
  readonly goneMembers: GoneMembers;
  readonly badges: Pick<BadgeStore, 'note'>;
  readonly notices: Notices;
  readonly followEvents: FollowEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Follows or unfollows a member; toggles without `active`. A private profile gets a request instead (product-rules, The second
 * half). BAD_INPUT for the member's own id, NOT_FOUND for an unknown or erased member, FORBIDDEN if one of the two blocks the
 * other, LIMIT_REACHED beyond 10,000.
 */
export const setFollow = (deps: Deps) => {
  const { follows, circles, members, goneMembers, badges, notices, followEvents, transaction, clock } = deps;
  const relationships = getRelationships(deps);
  return async (followerId: string, memberId: string, active: boolean | undefined): Promise<Relationship> => {
    if (memberId === followerId) throw badInput({ memberId: 'invalid' });
    if (!isId(memberId)) throw notFound(`member ${memberId}`);
    // Unfollowing needs no check of the member, so it works during an outage of accounts.
    if (active !== false && !(await members.exists(memberId))) throw notFound(`member ${memberId}`);
    return transaction.run(async () => {
      await follows.lockPair(followerId, memberId);
      const from = await follows.state(followerId, memberId);
      const wanted = active ?? from === 'none';
      if (!wanted && from !== 'none') {
        await follows.set(followerId, memberId, { from, to: 'none', now: clock.now() });
        await notices.withdraw([followNotice(followerId, memberId, from === 'requested')]);
      }
      if (wanted && from === 'none') {
        await assertOpen();
        const isPrivate = (await circles.audienceOf(memberId)) === 'nobody';
        const to = isPrivate ? 'requested' : 'following';
        await follows.set(followerId, memberId, { from, to, now: clock.now() });
        await notices.tell([followNotice(followerId, memberId, isPrivate)]);
        if (!isPrivate) await badges.note([memberId], 'followers');
      }
      followEvents.followsChanged([followerId, memberId]);
      const [relationship] = await relationships(followerId, [memberId]);
      if (!relationship) throw notFound(`member ${memberId}`);
      return relationship;
    });

    async function assertOpen(): Promise<void> {
      if ((await goneMembers.among([memberId])).size > 0) throw notFound(`member ${memberId}`);
      if (await circles.isBlocked(followerId, memberId)) throw new DomainError('FORBIDDEN');
      await follows.lockFollower(followerId);
      const own = (await follows.counts([followerId])).get(followerId);
      if ((own?.followed ?? 0) >= MOST_FOLLOWED)
        throw new DomainError('LIMIT_REACHED', { reason: `${MOST_FOLLOWED} followed` });
    }
  };
};
