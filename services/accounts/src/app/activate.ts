import { timingSafeEqual } from 'node:crypto';
import { badInput, DomainError, type Clock, type Ids } from '@seyir/kit';
import type { Registration } from '../domain/registration.js';
import type { SessionLimits } from '../domain/session.js';
import { checkPassword } from './check-password.js';
import { join, type JoinDeps } from './join.js';
import { openSession, type NewSession } from './open-session.js';
import type { LoginGate, PasswordHasher, SessionStore, Transaction } from './ports.js';
import { tokenHash } from './token-hash.js';

const MAX_PASSWORD = 1_024;

interface Deps extends JoinDeps {
  readonly hasher: PasswordHasher;
  readonly gate: LoginGate;
  readonly sessions: SessionStore;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limits: SessionLimits;
}

export interface Activation {
  readonly token: string;
  /** What the browser keeps of a registration; empty for nothing. Undefined: the gateway cannot ask for passwords yet. */
  readonly browser?: string | undefined;
  /** Of the registration; empty where it was not asked for. */
  readonly password: string;
  readonly userAgent: string;
  /** Token of the session that the new one replaces, which ends; empty for none. */
  readonly replaces: string;
  readonly address: string;
}

/**
 * Spends an activation link: the member has joined and is signed in. In another browser than the one that registered
 * it takes the registration's password, so nobody joins under a password that somebody else has chosen.
 * BAD_INPUT for a password that is missing or wrong, which leaves the link, and for a username that is taken by now;
 * LINK_EXPIRED; SLOW_DOWN.
 */
export const activate =
  (deps: Deps) =>
  async ({ token, browser, password, userAgent, replaces, address }: Activation): Promise<NewSession> => {
    if (token === '') throw badInput({ token: 'required' });
    if (password.length > MAX_PASSWORD) throw badInput({ password: 'too_long' });
    const { registrations, hasher, gate, transaction, clock } = deps;
    const registration = await registrations.byLink(tokenHash(token), clock.now());
    if (registration?.state !== 'waiting') throw new DomainError('LINK_EXPIRED');
    if (browser !== undefined && !isBrowserOf(registration, browser)) {
      const { id, passwordHash } = registration;
      const identity = { verify: (_: string, typed: string) => hasher.verify(passwordHash, typed) };
      await checkPassword({ identity, gate }, { memberId: id, password, address }, 'password');
    }
    const member = await transaction.run(() =>
      join(deps, registration, registration.passwordHash, clock.now()),
    );
    return openSession(deps, member, { remember: false, userAgent, replaces });
  };

/** Whether the registration was made in the browser that keeps this secret. */
export const isBrowserOf = ({ browserHash }: Registration, browser: string): boolean =>
  browserHash !== undefined && browser !== '' && timingSafeEqual(browserHash, tokenHash(browser));
