import { inTwoPasses } from '@seyir/kit';
import type { Clock, GoneMembers, TaskKind, TaskStep, Tasks } from '@seyir/kit';
import type { BadgeStore } from './badge-ports.js';
import type { CircleStore, FollowStore, PostEvents, PostStore, Transaction } from './ports.js';
import { withdrawShown } from './keep-circle.js';
import { leaveAllGroups } from './leave-all-groups.js';
import type { GroupMemoryStore } from './group-memory-ports.js';
import type { GroupEvents, GroupMemberStore, GroupStore } from './group-ports.js';
import type { CollectionEvents, CollectionStore } from './collection-ports.js';
import { removeCollections } from './delete-collection.js';
import { removeStories } from './delete-story.js';
import type { StoryStore } from './story-ports.js';
import { deletePostTask } from './delete-post.js';

type Input = { readonly memberId: string; readonly pass: number };

/**
 * Deletes a member's posts, collections, likes, votes, claps, follows in both directions, mentions, group memberships, blocks,
 * progress in groups, and badges with their counts.
 */
export const removeMemberTask: TaskKind<Input, string> = { name: 'remove-member', whenDead: 'page' };

interface Deps {
  readonly events: PostEvents;
  readonly collections: CollectionStore;
  readonly collectionEvents: CollectionEvents;
  readonly goneMembers: GoneMembers;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** Handles the erasure of a member: every list leaves the member out at once; a task deletes the rows. */
export const removeMember =
  ({ goneMembers, transaction, tasks, clock, ...showing }: Deps) =>
  (memberId: string): Promise<void> =>
    transaction.run(async () => {
      await goneMembers.mark([memberId], clock.now());
      await withdrawShown(showing, memberId);
      await tasks.add(removeMemberTask, { memberId, pass: 1 }, { key: memberId });
    });

interface StepDeps {
  readonly follows: FollowStore;
  readonly posts: PostStore;
  readonly events: PostEvents;
  readonly collections: CollectionStore;
  readonly collectionEvents: CollectionEvents;
  readonly stories: StoryStore;
  readonly circles: CircleStore;
  readonly badges: BadgeStore;
  readonly groups: GroupStore;
  readonly groupMembers: GroupMemberStore;
  readonly groupEvents: GroupEvents;
  readonly groupMemory: Pick<GroupMemoryStore, 'forgetMember'>;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** One step of `remove-member`; it continues with the remaining rows. */
export const removeMemberStep = (deps: StepDeps): TaskStep<Input, string> => {
  const { follows, circles, posts, events, collections, stories, badges, groupMemory, tasks, clock } = deps;
  return inTwoPasses(removeMemberTask, deps, async ({ memberId }, _, { limit }) => {
    const more = { cursor: memberId };
    const own = await posts.markDeleted(await posts.idsOf(memberId, limit), clock.now());
    for (const { id: postId } of own) await tasks.add(deletePostTask, { postId }, { key: postId });
    await events.postsChanged(own.map((post) => ({ ...post, removed: true })));
    if (own.length === limit) return more;
    if ((await posts.forgetMember(memberId, limit)) === limit) return more;
    if ((await posts.forgetMentions(memberId, limit)) === limit) return more;
    if (!(await leaveAllGroups(deps)(memberId))) return more;
    const collected = await collections.idsOf(memberId, limit);
    await removeCollections(deps, collected);
    if (collected.length === limit) return more;
    if ((await collections.forgetLikes(memberId, limit)) === limit) return more;
    const told = await stories.idsOf({ authorId: memberId }, limit);
    await removeStories(deps, told);
    if (told.length === limit) return more;
    if ((await stories.forgetVotes(memberId, limit)) === limit) return more;
    if ((await follows.forget(memberId, limit)) === limit) return more;
    if ((await circles.forget(memberId, limit)) === limit) return more;
    if ((await badges.forget(memberId, limit)) === limit) return more;
    if ((await groupMemory.forgetMember(memberId, limit)) === limit) return more;
    return (await follows.forgetCounts(memberId, limit, clock.now())) ? 'done' : more;
  });
};
