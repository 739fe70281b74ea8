import type { Member } from '@seyir/proto';
import { z } from 'zod';
import { operation } from '../operation.js';

/** Members for a mention, by the beginning of their username or display name. */
export const suggestMembers = operation({
  input: z.object({ prefix: z.string().max(50), size: z.int().min(1).max(20).default(6) }),
  access: 'member',
  limit: 'searching',
  run: async ({ services }, { prefix, size }): Promise<Member[]> =>
    (await services.accounts.searchMembers({ prefix, limit: size })).members,
});
