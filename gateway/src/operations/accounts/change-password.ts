import { badInput } from '@seyir/kit/stateless';
import { z } from 'zod';
import { operation } from '../operation.js';

const password = z.string().min(1).max(1024);

/** Sets the viewer's password by the present one; every other session of theirs has ended then. */
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
