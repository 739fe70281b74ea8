import type { PostCounts } from '@seyir/proto';
import type { Loaders } from '../../loaders.js';

/**
 * Counts of comments and reactions of a post; undefined if it has none, and while comments does not answer: the post is shown
 * without them.
 */
export const postCounts = (loaders: Loaders, postId: string): Promise<PostCounts | undefined> =>
  loaders.postCounts.load(postId).catch(() => undefined);
