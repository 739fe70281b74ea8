import { timingSafeEqual } from 'node:crypto';
import { badInput, DomainError, type Clock } from '@seyir/kit';
import type { Registration } from '../domain/registration.js';
import { checkPassword } from './check-password.js';
import type { Joins } from './join.js';
import type { NewSession, OpensSessions } from './open-session.js';
import type { LoginGate, PasswordHasher, Registrations, Transaction } from './ports.js';
import { tokenHash } from './token-hash.js';

const MAX_PASSWORD = 1_024;

// The link and, in another browser, the password are checked first; then the member joins and a session opens.
interface Deps {
  readonly registrations: Registrations;
  readonly join: Joins;
  readonly hasher: PasswordHasher;
  readonly gate: LoginGate;
  readonly openSession: OpensSessions;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface Activation {
  readonly token: string;
  /**
   * The registration's secret from the browser; empty for none. Undefined if the gateway is of a version that cannot ask for
   * passwords.
   */
  readonly browser?: string | undefined;
  /** The registration's password; empty if it was not requested. */
  readonly password: string;
  readonly userAgent: string;
  /** Token of the session that the new one replaces and ends; empty for none. */
  readonly replaces: string;
  readonly address: string;
}

/**
 * Uses up an activation link: the member is activated and signed in. A browser other than the one that registered must also send
 * the registration's password. So nobody joins with a password that a stranger chose. BAD_INPUT for a missing or wrong password,
 * which keeps the link, and for a username that was taken meanwhile; LINK_EXPIRED; SLOW_DOWN.
 */
export const activate =
  (deps: Deps) =>
  async ({ token, browser, password, userAgent, replaces, address }: Activation): Promise<NewSession> => {
    if (token === '') throw badInput({ token: 'required' });
    if (password.length > MAX_PASSWORD) throw badInput({ password: 'too_long' });
    const { registrations, join, hasher, gate, transaction, clock } = deps;
    const registration = await registrations.byLink(tokenHash(token), clock.now());
    if (registration?.state !== 'waiting') throw new DomainError('LINK_EXPIRED');
    if (browser !== undefined && !isBrowserOf(registration, browser)) {
      const { id, passwordHash } = registration;
      const identity = { verify: (_: string, typed: string) => hasher.verify(passwordHash, typed) };
      await checkPassword({ identity, gate }, { memberId: id, password, address }, 'password');
    }
    const member = await transaction.run(() => join(registration, registration.passwordHash, clock.now()));
    return deps.openSession(member, { remember: false, userAgent, replaces });
  };

/** Whether the registration was made in the browser with this secret. */
export const isBrowserOf = ({ browserHash }: Registration, browser: string): boolean =>
  browserHash !== undefined && browser !== '' && timingSafeEqual(browserHash, tokenHash(browser));
