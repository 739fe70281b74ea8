import { z } from 'zod';
import { operation } from '../operation.js';
import { accountOf } from './get-account.js';

const link = z.string().trim().max(200);

/** Replaces the viewer's three links; all empty removes them. */
export const setSocialLinks = operation({
  input: z.object({ facebook: link, twitter: link, instagram: link }),
  access: 'member',
  limit: 'writing',
  run: async ({ services }, links) => accountOf(await services.accounts.setSocialLinks({ links })),
});
