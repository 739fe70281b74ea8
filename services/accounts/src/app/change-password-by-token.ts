import { badInput, DomainError, type Clock, type Ids } from '@seyir/kit';
import { passwordLength, passwordProblem } from '../domain/passwords.js';
import { join, type JoinDeps } from './join.js';
import type { MailQueue, PasswordHasher, SessionStore, TokenStore, Transaction } from './ports.js';
import { tokenHash } from './token-hash.js';

interface Deps extends JoinDeps {
  readonly tokens: TokenStore;
  readonly hasher: PasswordHasher;
  readonly sessions: SessionStore;
  readonly mails: MailQueue;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Spends a mailed token and sets the password. A reset token: every session of the member ends, and they are mailed
 * about it. An activation token: the registration becomes a member with this password, whatever it was made with,
 * since the owner of the address has typed it. BAD_INPUT leaves the token; LINK_EXPIRED.
 */
export const changePasswordByToken =
  (deps: Deps) =>
  async (token: string, password: string): Promise<void> => {
    const length = passwordLength(password);
    if (token === '' || length)
      throw badInput({ ...(token === '' && { token: 'required' }), ...(length && { password: length }) });
    const { owner, change } = await errandOf(deps, tokenHash(token));
    const problem = passwordProblem(password, owner);
    if (problem) throw badInput({ password: problem });
    const hash = await deps.hasher.hash(password);
    await deps.transaction.run(() => change(hash, deps.clock.now()));
  };

interface Errand {
  readonly owner: { readonly username: string; readonly email: string };
  /** Inside a transaction. */
  change(passwordHash: string, now: Date): Promise<void>;
}

const errandOf = async (deps: Deps, hash: Uint8Array): Promise<Errand> => {
  const { tokens, addressees, registrations, passwords, sessions, mails, events, clock, ids } = deps;
  const registration = await registrations.byLink(hash, clock.now());
  if (registration?.state === 'waiting')
    return {
      owner: registration,
      change: async (passwordHash, now) => void (await join(deps, registration, passwordHash, now)),
    };
  const known = await tokens.find(hash, 'reset', clock.now());
  const owner = known && (await addressees.byId(known.memberId));
  if (!owner) throw new DomainError('LINK_EXPIRED');
  return {
    owner,
    async change(passwordHash, now) {
      const spent = await tokens.spend(hash, 'reset', now);
      if (!spent) throw new DomainError('LINK_EXPIRED');
      const { memberId } = spent;
      await passwords.put(new Map([[memberId, passwordHash]]), now);
      for (const session of await sessions.endAll(memberId, now)) events.sessionEnded(session);
      await mails.add({ id: ids.next(), purpose: 'password-changed', email: owner.email }, now);
    },
  };
};
