import { badInput, notFound, type Clock, type FieldProblem } from '@seyir/kit';
import type { Account } from '../domain/account.js';
import { linkProblem, type SocialLinks } from '../domain/social-links.js';
import type { AccountEvents, AccountStore, Transaction } from './ports.js';

const networks = ['facebook', 'twitter', 'instagram'] as const;

interface Deps {
  readonly accounts: AccountStore;
  readonly events: AccountEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Replaces a member's three links, or removes them all (product-spec §5: all three or none). BAD_INPUT by field, also for a link
 * to another site than its network's.
 */
export const setSocialLinks =
  ({ accounts, events, transaction, clock }: Deps) =>
  async (memberId: string, given: SocialLinks): Promise<Account> => {
    const links = {
      facebook: given.facebook.trim(),
      twitter: given.twitter.trim(),
      instagram: given.instagram.trim(),
    };
    const isClearing = Object.values(links).every((link) => link === '');
    const problems = networks.flatMap((network): [string, FieldProblem][] => {
      const link = links[network];
      const problem = link === '' ? 'required' : linkProblem(network, link);
      return problem ? [[network, problem]] : [];
    });
    if (!isClearing && problems.length > 0) throw badInput(Object.fromEntries(problems));
    return transaction.run(async () => {
      await accounts.setLinks(memberId, links);
      events.profileChanged(memberId);
      const account = await accounts.byId(memberId, clock.now());
      if (!account) throw notFound(`member ${memberId}`);
      return account;
    });
  };
