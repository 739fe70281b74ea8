import { isId, notFound, type Clock, type GoneMembers } from '@seyir/kit';
import type { Relationship } from '../domain/follow.js';
import { getRelationships } from './get-relationships.js';
import type { BadgeStore } from './badge-ports.js';
import { followNotice, type Notices } from './notices.js';
import type { FollowEvents, FollowStore, Transaction } from './ports.js';

// One transaction changes the follow, counts a badge, withdraws the notification and wakes pages.
interface Deps {
  readonly follows: FollowStore;
  readonly goneMembers: GoneMembers;
  readonly badges: Pick<BadgeStore, 'note'>;
  readonly notices: Notices;
  readonly followEvents: FollowEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Accepts a follow request, or deletes it without a notification. NOT_FOUND if there is no request. */
export const answerFollowRequest = (deps: Deps) => {
  const { follows, badges, notices, followEvents, transaction, clock } = deps;
  const relationships = getRelationships(deps);
  return async (memberId: string, askerId: string, accepted: boolean): Promise<Relationship> => {
    if (!isId(askerId)) throw notFound(`request of ${askerId}`);
    return transaction.run(async () => {
      await follows.lockPair(memberId, askerId);
      const from = await follows.state(askerId, memberId);
      const [asker] = await relationships(memberId, [askerId]);
      if (from !== 'requested' || !asker) throw notFound(`request of ${askerId}`);
      const to = accepted ? 'following' : 'none';
      await follows.set(askerId, memberId, { from, to, now: clock.now() });
      followEvents.followsChanged([askerId, memberId]);
      if (accepted) await badges.note([memberId], 'followers');
      await notices.withdraw([followNotice(askerId, memberId, true)]);
      return { ...asker, followsViewer: accepted };
    });
  };
};
