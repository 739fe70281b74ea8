import type { Comment } from '@seyir/proto';
import { z } from 'zod';
import { id, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf } from '../page.js';

/** The replies of a comment, the oldest first. */
export const listReplies = operation({
  input: z.object({ parentId: id, page, size: size(20, 50) }),
  access: 'public',
  async run({ services }, { parentId, page, size }) {
    const answer = await services.comments.listReplies({ parentId, page: { number: page, size } });
    return pageOf<Comment>(answer.replies, answer.info);
  },
});
