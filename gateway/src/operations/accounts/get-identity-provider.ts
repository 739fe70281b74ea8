import { z } from 'zod';
import { operation } from '../operation.js';

/** Where one signs in; undefined: here, with a password. Asked anew each time: it also says whether anybody answers. */
export const getIdentityProvider = operation({
  input: z.object({}),
  access: 'public',
  run: async ({ services }) => (await services.accounts.getIdentityProvider({})).provider,
});
