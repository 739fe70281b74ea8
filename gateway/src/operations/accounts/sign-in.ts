import { z } from 'zod';
import { operation } from '../operation.js';
import { assertPerson } from './captcha.js';
import { assertCookie, enter, presentToken } from './enter.js';

const input = z.object({
  login: z.string().min(1).max(254),
  password: z.string().min(1).max(1024),
  remember: z.boolean().default(false),
  captcha: z.string().max(4096).optional(),
});

const REMEMBER_SECONDS = 30 * 24 * 60 * 60;

/**
 * Opens a session and sets its cookie; an earlier session of the browser ends. INVALID_CREDENTIALS both for an unknown account
 * and a wrong password.
 */
export const signIn = operation({
  input,
  access: 'public',
  limit: 'signIn',
  async run(ctx, { login, password, remember, captcha }) {
    const { address, userAgent } = ctx.facts;
    assertCookie(ctx);
    await assertPerson(ctx, 'login', captcha);
    const replaces = presentToken(ctx);
    const request = { login, password, remember, replaces, address, userAgent: userAgent.slice(0, 300) };
    return enter(ctx, await ctx.services.accounts.signIn(request), remember ? REMEMBER_SECONDS : undefined);
  },
});
