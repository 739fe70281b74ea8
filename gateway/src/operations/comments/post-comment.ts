import { DomainError } from '@seyir/kit/stateless';
import type { Comment } from '@seyir/proto';
import { z } from 'zod';
import { idempotencyKey, spoiler, target, text } from '../inputs.js';
import { operation } from '../operation.js';
import { spoilerMessage, writeOptions } from './write.js';

/** Body 1 to 500 graphemes. NOT_FOUND where the target does not exist. */
export const postComment = operation({
  input: z.object({ target, body: text(500), spoiler, idempotencyKey }),
  access: 'member',
  limit: 'writing',
  async run(ctx, { target, body, spoiler, idempotencyKey }): Promise<Comment> {
    const request = { target, body, spoiler: spoilerMessage(spoiler) };
    const { comment } = await ctx.services.comments.postComment(request, writeOptions(ctx, idempotencyKey));
    if (!comment) throw new DomainError('INTERNAL', { reason: 'posted without a comment' });
    return comment;
  },
});
