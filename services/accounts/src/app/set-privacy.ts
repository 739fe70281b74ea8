import { notFound, type Clock } from '@seyir/kit';
import type { Account, Privacy } from '../domain/account.js';
import type { AccountEvents, AccountStore, Transaction } from './ports.js';

interface Deps {
  readonly accounts: AccountStore;
  readonly events: AccountEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Sets who sees what of a member; it holds at once for everybody. */
export const setPrivacy =
  ({ accounts, events, transaction, clock }: Deps) =>
  (memberId: string, privacy: Privacy): Promise<Account> =>
    transaction.run(async () => {
      await accounts.setPrivacy(memberId, privacy);
      events.profileChanged();
      const account = await accounts.byId(memberId, clock.now());
      if (!account) throw notFound(`member ${memberId}`);
      return account;
    });
