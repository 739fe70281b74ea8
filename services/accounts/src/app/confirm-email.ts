import { badInput, DomainError, type Clock, type Ids } from '@seyir/kit';
import { checkPassword } from './check-password.js';
import type {
  AccountStore,
  Addressees,
  Identity,
  LoginGate,
  MailQueue,
  TokenStore,
  Transaction,
} from './ports.js';
import { tokenHash } from './token-hash.js';

// The link and the password are checked first; then one transaction changes the address and its links, and mails the old address.
interface Deps {
  readonly tokens: TokenStore;
  readonly identity: Identity;
  readonly gate: LoginGate;
  readonly accounts: AccountStore;
  readonly addressees: Addressees;
  readonly mails: MailQueue;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

export interface EmailConfirmation {
  readonly token: string;
  /** The member's current password: a stolen session must not be enough to take over an account. */
  readonly password: string;
  readonly address: string;
}

/**
 * Uses up the link of a new address: it becomes the member's address, links to the old address stop working, and the old address
 * gets a mail. LINK_EXPIRED; BAD_INPUT for a wrong password, which keeps the link, and for an address that another member has
 * taken meanwhile.
 */
export const confirmEmail =
  (deps: Deps) =>
  async ({ token, password, address }: EmailConfirmation): Promise<string> => {
    const { tokens, accounts, addressees, mails, transaction, clock, ids } = deps;
    if (token === '') throw badInput({ token: 'required' });
    const known = await tokens.find(tokenHash(token), 'email', clock.now());
    const owner = known && (await addressees.byId(known.memberId));
    if (!owner || owner.banned) throw new DomainError('LINK_EXPIRED');
    await checkPassword(deps, { memberId: owner.memberId, password, address }, 'password');
    return transaction.run(async () => {
      const now = clock.now();
      const spent = await tokens.spend(tokenHash(token), 'email', now);
      if (spent?.email === undefined) throw new DomainError('LINK_EXPIRED');
      if (!(await accounts.setEmail(spent.memberId, spent.email, now))) throw badInput({ email: 'taken' });
      await tokens.drop(spent.memberId, 'reset');
      const { memberId, email } = owner;
      if (email !== '') await mails.add({ id: ids.next(), purpose: 'email-changed', email, memberId }, now);
      return spent.email;
    });
  };
