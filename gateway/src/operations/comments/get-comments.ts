import type { Comment } from '@seyir/proto';
import { z } from 'zod';
import { ids } from '../inputs.js';
import { operation } from '../operation.js';

/** Comments by id as the viewer may see them; unknown ones are left out. */
export const getComments = operation({
  input: z.object({ ids: ids(100) }),
  access: 'public',
  run: async ({ services }, { ids }): Promise<Comment[]> =>
    (await services.comments.getComments({ ids })).comments,
});
