import { notFound } from '@seyir/kit/stateless';
import type { Account } from '@seyir/proto';
import { z } from 'zod';
import { operation } from '../operation.js';

/** The viewer's own account, visible only to the viewer. */
export const getAccount = operation({
  input: z.object({}),
  access: 'member',
  run: async ({ services }) => accountOf(await services.accounts.getAccount({})),
});

export const accountOf = ({ account }: { account?: Account | undefined }): Account => {
  if (!account) throw notFound('the account');
  return account;
};
