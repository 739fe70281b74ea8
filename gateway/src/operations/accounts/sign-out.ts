import { z } from 'zod';
import { assertKnown, operation } from '../operation.js';

/**
 * Ends the session and clears the cookie; does nothing without a session. `leaveAt`: where the browser signs out of the identity
 * provider too. TRY_AGAIN while the session cannot be read.
 */
export const signOut = operation({
  input: z.object({}),
  access: 'public',
  async run(ctx) {
    // If only the cookie were cleared, a session would stay open that its member believes ended.
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
