import { z } from 'zod';
import { operation } from '../operation.js';
import { assertCookie, enter, presentToken } from './enter.js';

const input = z.object({
  token: z.string().min(1).max(256),
  /** The registration's password, needed in another browser than the one that registered. */
  password: z.string().max(1024).default(''),
});

/**
 * Uses up the token of an activation link and sets the session's cookie; an earlier session of the browser ends. LINK_EXPIRED;
 * BAD_INPUT for a missing or wrong password if another browser registered, and for a username that was taken meanwhile.
 */
export const activate = operation({
  input,
  access: 'public',
  limit: 'joining',
  async run(ctx, given) {
    assertCookie(ctx);
    const { address, registration } = ctx.facts;
    const userAgent = ctx.facts.userAgent.slice(0, 300);
    const browser = registration?.secret ?? '';
    const replaces = presentToken(ctx);
    const request = { ...given, browser, replaces, address, userAgent };
    const opened = await ctx.services.accounts.activate(request);
    registration?.clear();
    return enter(ctx, opened);
  },
});
