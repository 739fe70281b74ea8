import { z } from 'zod';
import { operation } from '../operation.js';
import { assertCookie, enter, presentToken } from './enter.js';

const token = z.string().min(1).max(8192);

const input = z.object({
  ticket: token,
  idToken: token,
  /** Password of the older account with the same address. */
  password: z.string().max(1024).default(''),
});

/**
 * Exchanges the identity provider's tokens for our own session and sets its cookie; an earlier session of the browser ends.
 * INVALID_CREDENTIALS; LINK_REQUIRED.
 */
export const signInByTicket = operation({
  input,
  access: 'public',
  limit: 'signIn',
  async run(ctx, given) {
    assertCookie(ctx);
    const { facts, services } = ctx;
    const replaces = presentToken(ctx);
    const { address } = facts;
    const userAgent = facts.userAgent.slice(0, 300);
    return enter(ctx, await services.accounts.signInByTicket({ ...given, replaces, address, userAgent }));
  },
});
