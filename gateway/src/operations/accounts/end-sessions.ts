import { z } from 'zod';
import { id } from '../inputs.js';
import { operation } from '../operation.js';

/** Ends one of the viewer's sessions. NOT_FOUND for another member's session. */
export const endSession = operation({
  input: z.object({ id }),
  access: 'member',
  limit: 'toggling',
  async run({ services }, { id }) {
    await services.accounts.endSession({ id });
  },
});

/** Ends every session of the viewer except the current one; returns their number. */
export const endOtherSessions = operation({
  input: z.object({}),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }) => (await services.accounts.endOtherSessions({})).count,
});
