import { z } from 'zod';
import { operation } from '../operation.js';

/** Ends the sessions in the identity provider's signed token. FORBIDDEN; NOT_FOUND without a provider; TRY_AGAIN. */
export const endSessionsByProvider = operation({
  input: z.object({ logoutToken: z.string().min(1).max(8192) }),
  access: 'public',
  run: async ({ services }, input) => (await services.accounts.endSessionsByProvider(input)).count,
});
