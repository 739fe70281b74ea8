import { DomainError } from '@seyir/kit/stateless';
import type { Comment } from '@seyir/proto';
import { z } from 'zod';
import { id, idempotencyKey, spoiler, text } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';
import { threadWritten } from './own-write.js';

/** Replies to a comment or to one of its replies. Body: 1 to 500 graphemes. */
export const postReply = operation({
  input: z.object({ parentId: id, body: text(500), spoiler, idempotencyKey }),
  access: 'member',
  limit: 'writing',
  async run(ctx, { parentId, body, spoiler, idempotencyKey }): Promise<Comment> {
    const request = { parentId, body, ...(spoiler && { spoiler }) };
    const { comment } = await ctx.services.comments.postReply(request, writeOptions(ctx, idempotencyKey));
    if (!comment) throw new DomainError('INTERNAL', { reason: 'posted without a reply' });
    threadWritten(ctx, comment);
    return comment;
  },
});
