import { z } from 'zod';
import { operation } from '../operation.js';

/** Uses up the token of a link to a new address, with that member's password. LINK_EXPIRED. */
export const confirmEmail = operation({
  input: z.object({ token: z.string().min(1).max(256), password: z.string().min(1).max(1024) }),
  access: 'public',
  limit: 'joining',
  async run(ctx, input) {
    const { email } = await ctx.services.accounts.confirmEmail({ ...input, address: ctx.facts.address });
    return { message: `E-posta adresin artık ${email}.` };
  },
});
