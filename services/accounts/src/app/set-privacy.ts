import { notFound, type Clock } from '@seyir/kit';
import type { Account, Privacy } from '../domain/account.js';
import type { AccountEvents, AccountStore, Transaction } from './ports.js';

interface Deps {
  readonly accounts: AccountStore;
  readonly events: AccountEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Sets the audiences of a member's data and publishes `membersChanged`. On the profile page the change is effective at once for
 * everybody.
 */
export const setPrivacy =
  ({ accounts, events, transaction, clock }: Deps) =>
  (memberId: string, privacy: Privacy): Promise<Account> =>
    transaction.run(async () => {
      const now = clock.now();
      await accounts.setPrivacy(memberId, privacy, now);
      events.profileRestricted(memberId);
      const account = await accounts.byId(memberId, now);
      if (!account) throw notFound(`member ${memberId}`);
      await events.membersChanged([account.member]);
      return account;
    });
