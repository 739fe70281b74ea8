import { isId, type Clock, type TaskKind, type TaskStep, type Tasks } from '@seyir/kit';
import { deletePhotosTask } from './delete-photos.js';
import type { PhotoStore, PostEvents, PostStore, Transaction } from './ports.js';

type Input = { readonly postId: string };

/** Deletes the photos, the votes, the claps and the row of a deleted post. */
export const deletePostTask: TaskKind<Input, string> = { name: 'delete-post', whenDead: 'ticket' };

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
  ({ posts, events, transaction, tasks, clock }: Omit<Deps, 'photos'>) =>
  async (id: string): Promise<void> => {
    if (!isId(id)) return;
    await transaction.run(async () => {
      const deleted = await posts.markDeleted([id], clock.now());
      if (deleted.length === 0) return;
      await tasks.add(deletePostTask, { postId: id }, { key: id });
      await events.postsChanged(deleted.map((post) => ({ ...post, removed: true })));
    });
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
