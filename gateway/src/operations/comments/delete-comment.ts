import { DomainError } from '@seyir/kit/stateless';
import type { Comment } from '@seyir/proto';
import { z } from 'zod';
import { id } from '../inputs.js';
import { operation } from '../operation.js';

/** Takes the text of an own comment away, or of anyone's for a moderator; its place and its replies stay. */
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
