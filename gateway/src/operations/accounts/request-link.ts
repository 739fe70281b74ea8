import { z } from 'zod';
import { operation } from '../operation.js';
import { assertPerson, captcha } from './captcha.js';

const input = z.object({ email: z.string().min(1).max(254), captcha });

/** Mails a link for a new password if a member has the address; the response does not reveal that. */
export const requestPasswordReset = operation({
  input,
  access: 'public',
  limit: 'joining',
  async run(ctx, { email, captcha }) {
    await assertPerson(ctx, 'login', captcha);
    await ctx.services.accounts.requestPasswordReset({ email });
    return {
      message: 'Bu adresin bir hesabı varsa şifre bağlantısını gönderdik. Lütfen e-postanı kontrol et.',
    };
  },
});

/** Mails the activation link again if there is a registration; the response does not reveal that. */
export const sendActivation = operation({
  input,
  access: 'public',
  limit: 'joining',
  async run(ctx, { email, captcha }) {
    await assertPerson(ctx, 'login', captcha);
    await ctx.services.accounts.sendActivation({ email });
    return {
      message:
        'Bu adres etkinleştirmeyi bekliyorsa yeni bir bağlantı gönderdik. Lütfen e-postanı kontrol et.',
    };
  },
});
