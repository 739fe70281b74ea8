import type { Comment } from '@seyir/proto';
import { z } from 'zod';
import { cursor, id, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage } from '../page.js';

/** The replies of a comment, oldest first. */
export const listReplies = operation({
  input: z.object({ parentId: id, page, size: size(20, 50), cursor }),
  access: 'public',
  run: (ctx, { parentId, ...asked }) =>
    readPage(ctx, `replies:${parentId}`, asked, async (page) => {
      const answer = await ctx.services.comments.listReplies({ parentId, page });
      return pageOf<Comment>(answer.replies, answer.info);
    }),
});
