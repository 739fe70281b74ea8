import { DomainError } from '@seyir/kit/stateless';
import type { Comment } from '@seyir/proto';
import { z } from 'zod';
import { id, idempotencyKey, spoiler, text } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';
import { threadWritten } from './own-write.js';

/** Edits the viewer's own comment; without a spoiler its scope stays. OUTDATED if `version` is not the current one. */
export const editComment = operation({
  input: z.object({ id, body: text(500), spoiler, version: z.int().min(0), idempotencyKey }),
  access: 'member',
  limit: 'writing',
  async run(ctx, { id: commentId, body, spoiler, version, idempotencyKey }): Promise<Comment> {
    const request = { commentId, body, version, ...(spoiler && { spoiler }) };
    const { comment } = await ctx.services.comments.editComment(request, writeOptions(ctx, idempotencyKey));
    if (!comment) throw new DomainError('INTERNAL', { reason: 'edited without a comment' });
    threadWritten(ctx, comment);
    return comment;
  },
});
