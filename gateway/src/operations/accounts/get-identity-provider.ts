import { z } from 'zod';
import { operation } from '../operation.js';

/**
 * The identity provider for the sign-in; undefined: members sign in here with a password. Never cached, because it also reports
 * whether the provider answers.
 */
export const getIdentityProvider = operation({
  input: z.object({}),
  access: 'public',
  run: async ({ services }) => (await services.accounts.getIdentityProvider({})).provider,
});
