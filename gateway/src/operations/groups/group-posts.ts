import { notFound } from '@seyir/kit/stateless';
import type { Post } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { id } from '../inputs.js';
import { operation } from '../operation.js';

/** A post as the viewer may see it, read without a cache; undefined for none. */
export const postNow = async ({ services }: Ctx, postId: string): Promise<Post | undefined> =>
  (await services.social.getPosts({ ids: [postId] })).posts[0];

/** NOT_FOUND unless the post belongs to the group. */
export const assertIn = (groupId: string, post: Post | undefined): void => {
  if (post?.groupId !== groupId) throw notFound(`post ${post?.id ?? ''} in group ${groupId}`);
};

/** NOT_FOUND unless the viewer may see the post and it belongs to the group. */
export const checkGroupPost = operation({
  input: z.object({ postId: id, groupId: id }),
  access: 'public',
  run: async (ctx, { postId, groupId }): Promise<void> => assertIn(groupId, await postNow(ctx, postId)),
});
