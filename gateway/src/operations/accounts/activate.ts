import { z } from 'zod';
import { operation } from '../operation.js';
import { assertCookie, enter, presentToken } from './enter.js';

/** Spends the token of an activation link and sets the session's cookie; a session that was there ends. LINK_EXPIRED. */
export const activate = operation({
  input: z.object({ token: z.string().min(1).max(256) }),
  access: 'public',
  limit: 'joining',
  async run(ctx, { token }) {
    assertCookie(ctx);
    const userAgent = ctx.facts.userAgent.slice(0, 300);
    return enter(
      ctx,
      await ctx.services.accounts.activate({ token, userAgent, replaces: presentToken(ctx) }),
    );
  },
});
