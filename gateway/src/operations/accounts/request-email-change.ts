import { z } from 'zod';
import { operation } from '../operation.js';

/** Mails a link to a new address of the viewer; the response does not reveal whether another member has it. */
export const requestEmailChange = operation({
  input: z.object({ email: z.string().trim().min(1).max(254) }),
  access: 'member',
  limit: 'joining',
  async run(ctx, { email }) {
    await ctx.services.accounts.requestEmailChange({ email });
    return { message: 'Yeni adresine bir bağlantı gönderdik. Onaylayana kadar eski adresin geçerli kalır.' };
  },
});
