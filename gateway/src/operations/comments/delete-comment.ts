import { DomainError } from '@seyir/kit/stateless';
import type { Comment } from '@seyir/proto';
import { z } from 'zod';
import { id } from '../inputs.js';
import { operation } from '../operation.js';
import { threadWritten } from './own-write.js';

/** Deletes the text of the viewer's own comment, or of any comment for a moderator; its place and replies stay. */
export const deleteComment = operation({
  input: z.object({ id }),
  access: 'member',
  limit: 'toggling',
  async run(ctx, { id: commentId }): Promise<Comment> {
    const { comment } = await ctx.services.comments.deleteComment({ commentId });
    if (!comment) throw new DomainError('INTERNAL', { reason: 'deleted without a comment' });
    threadWritten(ctx, comment);
    return comment;
  },
});
