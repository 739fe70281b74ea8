import { badInput } from '@seyir/kit/stateless';
import { z } from 'zod';
import { operation } from '../operation.js';

const password = z.string().min(1).max(1024);

/** Changes the viewer's password with the current one; every other session of the viewer ends. */
export const changePassword = operation({
  input: z.object({ oldPassword: password, password, passwordAgain: password }),
  access: 'member',
  limit: 'joining',
  async run(ctx, { oldPassword, password, passwordAgain }) {
    if (password !== passwordAgain) throw badInput({ passwordAgain: 'mismatch' });
    const { address } = ctx.facts;
    await ctx.services.accounts.changePassword({ oldPassword, password, address });
    return { message: 'Şifren değişti. Diğer oturumların kapandı.' };
  },
});
