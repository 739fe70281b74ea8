import { z } from 'zod';
import { operation } from '../operation.js';

/** The viewer's open sessions. */
export const listSessions = operation({
  input: z.object({}),
  access: 'member',
  run: async ({ services }) => (await services.accounts.listSessions({})).sessions,
});
