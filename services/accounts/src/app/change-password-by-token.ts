import { badInput, DomainError, type Clock } from '@seyir/kit';
import { passwordLength, passwordProblem } from '../domain/passwords.js';
import type { Joins } from './join.js';
import type { Addressees, PasswordHasher, Registrations, TokenStore, Transaction } from './ports.js';
import type { ReplacesPasswords } from './replace-password.js';
import { tokenHash } from './token-hash.js';

// The token belongs to a registration or to a member, and each has its own stores and its own change.
interface Deps {
  readonly registrations: Registrations;
  readonly addressees: Addressees;
  readonly join: Joins;
  readonly tokens: TokenStore;
  readonly hasher: PasswordHasher;
  readonly replacePassword: ReplacesPasswords;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Uses up a mailed token and sets the password. With a reset token every session of the member ends, and the member gets a mail.
 * With an activation token the registration becomes a member with this password in place of its first one, because the owner of
 * the address typed it. BAD_INPUT keeps the token; LINK_EXPIRED.
 */
export const changePasswordByToken =
  (deps: Deps) =>
  async (token: string, password: string): Promise<void> => {
    const length = passwordLength(password);
    if (token === '' || length)
      throw badInput({ ...(token === '' && { token: 'required' }), ...(length && { password: length }) });
    const { owner, change } = await tokenUseOf(deps, tokenHash(token));
    const problem = passwordProblem(password, owner);
    if (problem) throw badInput({ password: problem });
    const hash = await deps.hasher.hash(password);
    await deps.transaction.run(() => change(hash, deps.clock.now()));
  };

interface TokenUse {
  readonly owner: { readonly username: string; readonly email: string };
  /** Call it only inside a transaction. */
  change(passwordHash: string, now: Date): Promise<void>;
}

const tokenUseOf = async (deps: Deps, hash: Uint8Array): Promise<TokenUse> => {
  const { tokens, addressees, registrations, join, replacePassword, clock } = deps;
  const registration = await registrations.byLink(hash, clock.now());
  if (registration?.state === 'waiting')
    return {
      owner: registration,
      change: async (passwordHash, now) => void (await join(registration, passwordHash, now)),
    };
  const known = await tokens.find(hash, 'reset', clock.now());
  const owner = known && (await addressees.byId(known.memberId));
  if (!owner) throw new DomainError('LINK_EXPIRED');
  return {
    owner,
    async change(passwordHash, now) {
      const spent = await tokens.spend(hash, 'reset', now);
      if (!spent) throw new DomainError('LINK_EXPIRED');
      await replacePassword({ memberId: spent.memberId, email: owner.email }, passwordHash, now);
    },
  };
};
