import { isId, type Clock, type EraseMemberData, type TaskKind, type TaskStep, type Tasks } from '@seyir/kit';
import { deletePhotosTask } from './delete-photos.js';
import type { PhotoStore, PostEvents, PostStore, Transaction } from './ports.js';

type Input = { readonly postId: string };

/** Deletes the photos, the votes, the claps and the row of a deleted post. */
export const deletePostTask: TaskKind<Input, string> = { name: 'delete-post', whenDead: 'ticket' };

// The transaction of the deletion and the steps of its task share these ports; each function takes only its own.
interface Deps {
  readonly posts: PostStore;
  readonly photos: PhotoStore;
  readonly events: PostEvents;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** Deletes a post: no read returns it any more, and a task deletes its dependent rows. A repeated call is no error. */
export const deletePost =
  ({ transaction, ...deps }: Omit<Deps, 'photos'>) =>
  async (id: string): Promise<void> => {
    if (isId(id)) await transaction.run(() => removePosts(deps, [id]));
  };

/** Erases a member's posts, as `deletePost` does. */
export const erasePosts =
  (deps: Omit<Deps, 'photos' | 'transaction'>): EraseMemberData =>
  async (authorId, limit) => {
    const ids = await deps.posts.idsOf(authorId, limit);
    await removePosts(deps, ids);
    return ids.length < limit;
  };

/** Removes posts from all reads and leaves their rows to tasks. Call it in a transaction. */
const removePosts = async (
  { posts, events, tasks, clock }: Omit<Deps, 'photos' | 'transaction'>,
  ids: readonly string[],
): Promise<void> => {
  const deleted = await posts.markDeleted(ids, clock.now());
  if (deleted.length === 0) return;
  for (const { id: postId } of deleted) await tasks.add(deletePostTask, { postId }, { key: postId });
  await events.postsChanged(deleted.map((post) => ({ ...post, removed: true })));
};

/** One step of `delete-post`. */
export const deletePostStep =
  ({
    posts,
    photos,
    tasks,
    clock,
  }: Pick<Deps, 'posts' | 'photos' | 'tasks' | 'clock'>): TaskStep<Input, string> =>
  async ({ postId }, _, { limit }) => {
    const files = await photos.removeOf(postId);
    if (files.length > 0) await tasks.add(deletePhotosTask, { files }, { key: postId });
    return (await posts.removeDeleted(postId, limit, clock.now())) ? 'done' : { cursor: postId };
  };
