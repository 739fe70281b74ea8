import { notFound, type Clock } from '@seyir/kit';
import type { Account } from '../domain/account.js';
import type { AccountStore } from './ports.js';

/** A member's own account, visible only to the member. */
export const getAccount =
  ({ accounts, clock }: { accounts: AccountStore; clock: Clock }) =>
  async (memberId: string): Promise<Account> => {
    const account = await accounts.byId(memberId, clock.now());
    if (!account) throw notFound(`member ${memberId}`);
    return account;
  };
