import { badInput, DomainError, type Clock, type Ids } from '@seyir/kit';
import { passwordLength, passwordProblem } from '../domain/passwords.js';
import type {
  AccountEvents,
  Addressees,
  Applicants,
  MailQueue,
  PasswordHasher,
  PasswordStore,
  SessionStore,
  TokenStore,
  Transaction,
} from './ports.js';
import { tokenHash } from './token-hash.js';

interface Deps {
  readonly tokens: TokenStore;
  readonly addressees: Addressees;
  readonly applicants: Applicants;
  readonly passwords: PasswordStore;
  readonly hasher: PasswordHasher;
  readonly sessions: SessionStore;
  readonly mails: MailQueue;
  readonly events: AccountEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Spends a reset token and sets the password: every session of the member ends, and they are mailed about it. Whoever
 * waited for activation has joined, since the link came by their address. BAD_INPUT leaves the token; LINK_EXPIRED.
 */
export const changePasswordByToken =
  (deps: Deps) =>
  async (token: string, password: string): Promise<void> => {
    const { tokens, addressees, applicants, passwords, hasher, sessions, mails, events, transaction } = deps;
    const { clock, ids } = deps;
    const length = passwordLength(password);
    if (token === '' || length)
      throw badInput({ ...(token === '' && { token: 'required' }), ...(length && { password: length }) });
    const known = await tokens.find(tokenHash(token), 'reset', clock.now());
    const owner = known === undefined ? undefined : await addressees.byId(known.memberId);
    if (!owner) throw new DomainError('LINK_EXPIRED');
    const problem = passwordProblem(password, owner);
    if (problem) throw badInput({ password: problem });
    const hash = await hasher.hash(password);
    await transaction.run(async () => {
      const now = clock.now();
      const spent = await tokens.spend(tokenHash(token), 'reset', now);
      if (!spent) throw new DomainError('LINK_EXPIRED');
      const { memberId } = spent;
      await passwords.put(new Map([[memberId, hash]]), now);
      const joined = await applicants.activate(memberId, now);
      if (joined) await events.membersChanged([joined]);
      for (const session of await sessions.endAll(memberId, now)) events.sessionEnded(session);
      await mails.add({ id: ids.next(), purpose: 'password-changed', email: owner.email }, now);
    });
  };
