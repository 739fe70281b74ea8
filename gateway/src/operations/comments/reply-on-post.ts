import { TargetKind, type Comment } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { assertIn, postNow } from '../groups/group-posts.js';
import { id, text } from '../inputs.js';
import { operation } from '../operation.js';
import { postComment } from './post-comment.js';
import { postReply } from './post-reply.js';

/**
 * Replies to a post, or to a comment on one, by the id of either. If a group is given, the post must belong to it. NOT_FOUND
 * otherwise, and for a post that is hidden from the viewer.
 */
export const replyOnPost = operation({
  input: z.object({ id, body: text(500), groupId: id.optional() }),
  access: 'member',
  async run(ctx, { id: answered, body, groupId }): Promise<Comment> {
    const post = await postNow(ctx, answered);
    if (groupId !== undefined) assertIn(groupId, post ?? (await postAbove(ctx, answered)));
    return post
      ? postComment(ctx, { target: { kind: TargetKind.POST, id: answered }, body })
      : postReply(ctx, { parentId: answered, body });
  },
});

/** The post that a comment belongs to; undefined for none. */
const postAbove = async (ctx: Ctx, commentId: string) => {
  const { comments } = await ctx.services.comments.getComments({ ids: [commentId] });
  const target = comments[0]?.target;
  return target?.kind === TargetKind.POST ? postNow(ctx, target.id) : undefined;
};
