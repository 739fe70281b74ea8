import { badInput, checkText, DomainError } from '@seyir/kit/stateless';
import { TargetKind, type Comment } from '@seyir/proto';
import { z } from 'zod';
import { idempotencyKey, spoiler, target, text } from '../inputs.js';
import { operation } from '../operation.js';
import { addTopicPost } from '../forum/write-topics.js';
import { writeOptions } from '../write-options.js';
import { threadWritten } from './own-write.js';

/** Length in graphemes; `addTopicPost` accepts longer posts of a topic. */
const LENGTH = { min: 1, max: 500 };

/** Body: 1 to 500 graphemes. NOT_FOUND if the target does not exist. On a topic it adds a post. */
export const postComment = operation({
  input: z.object({ target, body: text(500), spoiler, idempotencyKey }),
  access: 'member',
  limit: 'writing',
  async run(ctx, { target, body, spoiler, idempotencyKey }): Promise<Comment> {
    if (target.kind === TargetKind.DISCUSSION) {
      const problem = checkText(body, LENGTH);
      if (problem) throw badInput({ body: problem });
      return addTopicPost(ctx, { topicId: target.id, body, spoiler, idempotencyKey });
    }
    const request = { target, body, ...(spoiler && { spoiler }) };
    const { comment } = await ctx.services.comments.postComment(request, writeOptions(ctx, idempotencyKey));
    if (!comment) throw new DomainError('INTERNAL', { reason: 'posted without a comment' });
    threadWritten(ctx, comment);
    return comment;
  },
});
