import { z } from 'zod';
import { operation } from '../operation.js';

/** Sets a password with the token of a mailed link; every session of the member ends. LINK_EXPIRED. */
export const changePasswordByToken = operation({
  input: z.object({ token: z.string().min(1).max(256), password: z.string().min(1).max(1024) }),
  access: 'public',
  limit: 'joining',
  async run(ctx, input) {
    await ctx.services.accounts.changePasswordByToken(input);
    return { message: 'Şifren değişti. Şimdi yeni şifrenle giriş yapabilirsin.' };
  },
});
