import { isId, type Clock, type TaskKind, type TaskStep, type Tasks } from '@seyir/kit';
import { deletePostTask } from './delete-post.js';
import { assertManages } from './group-checks.js';
import type { GroupEvents, GroupStore } from './group-ports.js';
import type { PostEvents, PostStore, Transaction } from './ports.js';

type Input = { readonly groupId: string };

/** Deletes the posts, the members, the requests, the invitations and the row of a deleted group. */
export const deleteGroupTask: TaskKind<Input, string> = { name: 'delete-group', whenDead: 'ticket' };

// The transaction of the deletion and the steps of its task share these ports; each function takes only its own.
interface Deps {
  readonly groups: GroupStore;
  readonly posts: PostStore;
  readonly events: PostEvents;
  readonly groupEvents: GroupEvents;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/**
 * Deletes a group: no read returns it or its posts any more, and a task deletes their rows. A repeated call is no error. FORBIDDEN
 * for a caller who neither manages the group nor is staff.
 */
export const deleteGroup =
  (deps: Omit<Deps, 'posts'>) =>
  async (by: string, id: string, { isStaff }: { readonly isStaff: boolean }): Promise<void> => {
    if (!isId(id)) return;
    await deps.transaction.run(async () => {
      const group = await deps.groups.lock(id, by);
      if (!group) return;
      if (!isStaff) assertManages(group);
      await removeGroup(deps, id);
    });
  };

/** Removes a group from all reads and leaves its rows to a task. Call it in a transaction. */
export const removeGroup = async (
  { groups, groupEvents, events, tasks, clock }: Omit<Deps, 'posts' | 'transaction'>,
  id: string,
): Promise<void> => {
  if (!(await groups.markDeleted(id, clock.now()))) return;
  await tasks.add(deleteGroupTask, { groupId: id }, { key: id });
  groupEvents.groupWithdrawn(id);
  events.postsWithdrawn();
};

/** One step of `delete-group`. */
export const deleteGroupStep =
  ({
    groups,
    posts,
    events,
    tasks,
    clock,
  }: Pick<Deps, 'groups' | 'posts' | 'events' | 'tasks' | 'clock'>): TaskStep<Input, string> =>
  async ({ groupId }, _, { limit }) => {
    const marked = await posts.markDeleted(await posts.idsInGroup(groupId, limit), clock.now());
    for (const { id: postId } of marked) await tasks.add(deletePostTask, { postId }, { key: postId });
    await events.postsChanged(marked.map((post) => ({ ...post, removed: true })));
    if (marked.length > 0) return { cursor: groupId };
    return (await groups.removeDeleted(groupId, limit)) ? 'done' : { cursor: groupId };
  };
