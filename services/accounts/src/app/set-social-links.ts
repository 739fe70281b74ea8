import { badInput, notFound, type Clock, type FieldProblem } from '@seyir/kit';
import { linkProblem, type Account, type SocialLinks } from '../domain/account.js';
import type { AccountEvents, AccountStore, Transaction } from './ports.js';

interface Deps {
  readonly accounts: AccountStore;
  readonly events: AccountEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Replaces a member's three links, or takes them all away (product-spec §5: all three or none). BAD_INPUT by field. */
export const setSocialLinks =
  ({ accounts, events, transaction, clock }: Deps) =>
  async (memberId: string, given: SocialLinks): Promise<Account> => {
    const links = {
      facebook: given.facebook.trim(),
      twitter: given.twitter.trim(),
      instagram: given.instagram.trim(),
    };
    const isClearing = Object.values(links).every((link) => link === '');
    const problems = Object.entries(links).flatMap(([name, link]): [string, FieldProblem][] => {
      const problem = link === '' ? 'required' : linkProblem(link);
      return problem ? [[name, problem]] : [];
    });
    if (!isClearing && problems.length > 0) throw badInput(Object.fromEntries(problems));
    return transaction.run(async () => {
      await accounts.setLinks(memberId, links);
      events.profileChanged();
      const account = await accounts.byId(memberId, clock.now());
      if (!account) throw notFound(`member ${memberId}`);
      return account;
    });
  };
