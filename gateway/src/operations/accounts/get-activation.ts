import { z } from 'zod';
import { operation } from '../operation.js';

/** What the token of an activation link is good for in the caller's browser; spends nothing. */
export const getActivation = operation({
  input: z.object({ token: z.string().max(256) }),
  access: 'public',
  limit: 'joining',
  run: (ctx, { token }) =>
    ctx.services.accounts.getActivation({ token, browser: ctx.facts.registration?.secret ?? '' }),
});
