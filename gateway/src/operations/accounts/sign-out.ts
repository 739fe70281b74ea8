import { z } from 'zod';
import { operation } from '../operation.js';

/** Ends the session and clears the cookie; without a session nothing happens. */
export const signOut = operation({
  input: z.object({}),
  access: 'public',
  async run(ctx) {
    const { state } = ctx;
    if (state.kind === 'active') {
      await ctx.services.accounts.signOut({ token: state.token });
      await ctx.parts.sessions.forget(state.token);
    }
    ctx.facts.cookie?.clear();
    ctx.signedOut();
  },
});
