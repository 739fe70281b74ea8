import { Audience } from '@seyir/proto';
import { z } from 'zod';
import { operation } from '../operation.js';
import { accountOf } from './get-account.js';

/** Sets who sees the viewer's data. */
export const setPrivacy = operation({
  input: z.object({ profile: z.enum(Audience), indexed: z.boolean() }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, privacy) => accountOf(await services.accounts.setPrivacy({ privacy })),
});
