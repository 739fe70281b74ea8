import { z } from 'zod';
import { assertKnown, operation } from '../operation.js';

/**
 * Ends the session and clears the cookie; without a session nothing happens. `leaveAt`: where the browser signs out of
 * the identity provider, too. TRY_AGAIN while it cannot be told.
 */
export const signOut = operation({
  input: z.object({}),
  access: 'public',
  async run(ctx) {
    // Clearing the cookie alone would leave a session open that its member takes for ended.
    assertKnown(ctx);
    const { state } = ctx;
    let leaveAt: string | undefined;
    if (state.kind === 'active') {
      const ended = await ctx.services.accounts.signOut({ token: state.token });
      leaveAt = ended.leaveAt || undefined;
      await ctx.parts.sessions.forget(state.token);
    }
    ctx.facts.cookie?.clear();
    ctx.signedOut();
    return { leaveAt };
  },
});
