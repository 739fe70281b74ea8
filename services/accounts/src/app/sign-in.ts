import { DomainError } from '@seyir/kit';
import { assertNotBanned } from './assert-not-banned.js';
import type { NewSession, OpensSessions } from './open-session.js';
import type { SanctionStore } from './ports.js';
import type { LoginProof, ProvesLogins } from './prove-login.js';

interface Deps {
  readonly proveLogin: ProvesLogins;
  readonly sanctions: SanctionStore;
  readonly openSession: OpensSessions;
}

export interface SignInInput extends LoginProof {
  readonly remember: boolean;
  readonly userAgent: string;
  /** Token of the session that the new one replaces and ends; empty for none. */
  readonly replaces: string;
}

/**
 * Opens a session and returns its token, which cannot be read again: with an idempotency key, too, each sign-in opens a new
 * session. INVALID_CREDENTIALS; SLOW_DOWN; ACTIVATION_REQUIRED and BANNED only with the right password.
 */
export const signIn =
  ({ proveLogin, sanctions, openSession }: Deps) =>
  async (input: SignInInput): Promise<NewSession> => {
    const { remember, userAgent, replaces } = input;
    const member = await proveLogin(input);
    await assertNotBanned(sanctions, member);
    if (!member.activated) throw new DomainError('ACTIVATION_REQUIRED');

    return openSession(member, { remember, userAgent, replaces });
  };
