import { badInput, isId, notFound, type Clock, type Tasks } from '@seyir/kit';
import { deletePhotosTask } from './delete-photos.js';
import type { PhotoStore, PostEvents, PostStore, Transaction } from './ports.js';
import type { ReadPost } from './read-posts.js';

// One transaction removes the photo, edits the post, publishes it, and leaves the file to a task.
interface Deps {
  readonly posts: PostStore;
  readonly photos: PhotoStore;
  readonly events: PostEvents;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/**
 * Removes one photo of an own post; the post stays and is marked as edited. NOT_FOUND for an unknown photo, BAD_INPUT for the
 * last photo of a post without a text.
 */
export const deletePostPhoto =
  ({ posts, photos, events, transaction, tasks, clock }: Deps) =>
  async (memberId: string, photoId: string): Promise<ReadPost> => {
    const postId = isId(photoId) ? (await photos.postsOf([photoId])).get(photoId) : undefined;
    if (postId === undefined) throw notFound(`photo ${photoId}`);
    return transaction.run(async () => {
      const standing = await posts.lock(postId);
      const photo = standing?.photos.find(({ id }) => id === photoId);
      if (!standing || !photo) throw notFound(`photo ${photoId}`);
      const { body, scope, mentionedIds } = standing;
      if (body === '' && standing.photos.length === 1) throw badInput({ photos: 'required' });
      const [file = photo.file] = await photos.remove([photoId]);
      await tasks.add(deletePhotosTask, { files: [file] }, { key: photoId });
      await posts.edit(postId, { body, scope, mentionedIds, now: clock.now() });
      const [post] = await posts.byIds([postId], memberId);
      if (!post) throw notFound(`post ${postId}`);
      await events.postsChanged([post]);
      return { ...post, covered: false, resultsHidden: false };
    });
  };
