import { z } from 'zod';
import { operation } from '../operation.js';

/** The state of an activation link's token in the caller's browser; the token is not used up. */
export const getActivation = operation({
  input: z.object({ token: z.string().max(256) }),
  access: 'public',
  limit: 'joining',
  run: (ctx, { token }) =>
    ctx.services.accounts.getActivation({ token, browser: ctx.facts.registration?.secret ?? '' }),
});
