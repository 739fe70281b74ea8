import { DomainError } from '@seyir/kit/stateless';
import type { Comment } from '@seyir/proto';
import { z } from 'zod';
import { id } from '../inputs.js';
import { operation } from '../operation.js';

/** Deletes the text of the viewer's own comment, or of any comment for a moderator; its place and replies stay. */
export const deleteComment = operation({
  input: z.object({ id }),
  access: 'member',
  limit: 'toggling',
  async run({ services }, { id: commentId }): Promise<Comment> {
    const { comment } = await services.comments.deleteComment({ commentId });
    if (!comment) throw new DomainError('INTERNAL', { reason: 'deleted without a comment' });
    return comment;
  },
});
