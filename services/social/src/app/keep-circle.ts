import type { Clock, GoneMembers } from '@seyir/kit';
import { isNarrower, type Audience } from '../domain/follow.js';
import type { Block } from '../domain/restraint.js';
import { MOST_COLLECTIONS } from '../domain/collection.js';
import type { CollectionEvents, CollectionStore } from './collection-ports.js';
import { followNotice, type Notices } from './notices.js';
import type { CircleStore, FollowEvents, FollowStore, PostEvents } from './ports.js';

// A block also ends follows in both directions, with their notifications and events.
interface BlockDeps {
  readonly circles: CircleStore;
  readonly follows: FollowStore;
  readonly goneMembers: GoneMembers;
  readonly notices: Notices;
  readonly followEvents: FollowEvents;
  readonly clock: Clock;
}

interface ShownDeps {
  readonly events: PostEvents;
  readonly collections: Pick<CollectionStore, 'idsOf'>;
  readonly collectionEvents: CollectionEvents;
}

interface AudienceDeps extends ShownDeps {
  readonly circles: CircleStore;
  readonly goneMembers: GoneMembers;
}

/**
 * Stores a member's block or mute of another one; a block ends follows in both directions (product-rules, The second
 * half). Nothing is stored for erased members: blocks and members have separate topics, so a block may arrive after
 * the erasure.
 */
export const keepBlock =
  ({ circles, follows, goneMembers, notices, followEvents, clock }: BlockDeps) =>
  async (block: Block): Promise<void> => {
    const { memberId, otherId } = block;
    const gone = await goneMembers.among([memberId, otherId]);
    await follows.lockPair(memberId, otherId);
    await circles.keepBlock(gone.size === 0 ? block : { ...block, blocked: false, muted: false });
    followEvents.hiddenChanged([memberId, otherId]);
    if (!block.blocked) return;
    followEvents.followsChanged([memberId, otherId]);
    for (const [one, other] of [
      [memberId, otherId],
      [otherId, memberId],
    ] as const) {
      const from = await follows.state(one, other);
      if (from === 'none') continue;
      await follows.set(one, other, { from, to: 'none', now: clock.now() });
      await notices.withdraw([followNotice(one, other, from === 'requested')]);
    }
  };

/**
 * Stores the audience of a member's posts and follows; nothing for an erased member. If fewer readers may see them, visitors'
 * caches drop the posts and collections at once.
 */
export const keepAudience =
  ({ circles, goneMembers, ...shown }: AudienceDeps) =>
  async (memberId: string, audience: Audience): Promise<void> => {
    if ((await goneMembers.among([memberId])).size > 0) return;
    if (isNarrower(audience, await circles.audienceOf(memberId))) await withdrawShown(shown, memberId);
    await circles.keepAudience(memberId, audience);
  };

/** Drops cached reads of a member's posts and collections by visitors, after the commit. */
export const withdrawShown = async (
  { events, collections, collectionEvents }: ShownDeps,
  memberId: string,
): Promise<void> => {
  events.postsWithdrawn();
  collectionEvents.collectionsWithdrawn(await collections.idsOf(memberId, MOST_COLLECTIONS));
};
