import type { Comment } from '@seyir/proto';
import { z } from 'zod';
import { ids } from '../inputs.js';
import { operation } from '../operation.js';

/** The bodies of covered comments that the reader opens. */
export const revealComments = operation({
  input: z.object({ ids: ids(50) }),
  access: 'public',
  run: async ({ services }, { ids }): Promise<Comment[]> =>
    (await services.comments.revealComments({ ids })).comments,
});
