import { DomainError } from '@seyir/kit';
import { z } from 'zod';
import { knownSession } from '../../sessions/session.js';
import { operation } from '../operation.js';

const input = z.object({
  login: z.string().min(1).max(254),
  password: z.string().min(1).max(1024),
  remember: z.boolean().default(false),
  captcha: z.string().max(4096).optional(),
});

const REMEMBER_SECONDS = 30 * 24 * 60 * 60;

/** Opens a session and sets its cookie. INVALID_CREDENTIALS alike for an unknown account and a wrong password. */
export const signIn = operation({
  input,
  access: 'public',
  limit: 'signIn',
  async run(ctx, { login, password, remember, captcha }) {
    const { cookie, address, userAgent } = ctx.facts;
    if (!cookie) throw new DomainError('FORBIDDEN', { reason: 'no cookie can be set here' });
    if (!(await ctx.parts.platform.captcha.verify('login', captcha)))
      throw new DomainError('CAPTCHA_REQUIRED');
    const request = { login, password, remember, address, userAgent: userAgent.slice(0, 300) };
    const { token, session } = await ctx.services.accounts.signIn(request);
    if (!session) throw new DomainError('INTERNAL', { reason: 'signed in without a session' });
    cookie.set(token, remember ? REMEMBER_SECONDS : undefined);
    const known = knownSession(session);
    ctx.signedIn(known, token);
    return known;
  },
});
