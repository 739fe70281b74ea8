import { badInput, DomainError, type Clock, type Ids } from '@seyir/kit';
import { loginKey } from '../domain/names.js';
import type { SessionLimits } from '../domain/session.js';
import { openSession, type NewSession } from './open-session.js';
import type {
  AccountEvents,
  FoundLogin,
  LoginGate,
  Logins,
  LoginTry,
  MemberStore,
  SessionStore,
} from './ports.js';

const MAX_LOGIN = 254;
const MAX_PASSWORD = 1_024;

interface Deps {
  readonly logins: Logins;
  readonly gate: LoginGate;
  readonly members: MemberStore;
  readonly sessions: SessionStore;
  readonly events: AccountEvents;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limits: SessionLimits;
}

export interface SignInInput {
  /** Username or e-mail address, as typed. */
  readonly login: string;
  readonly password: string;
  readonly remember: boolean;
  readonly userAgent: string;
  readonly address: string;
  /** Token of the session that the new one replaces, which ends; empty for none. */
  readonly replaces: string;
}

/**
 * Opens a session and answers its token, which is never to be had again: under an idempotency key, too, each sign-in
 * opens one of its own. INVALID_CREDENTIALS; SLOW_DOWN; ACTIVATION_REQUIRED and BANNED only with the right password.
 */
export const signIn =
  ({ logins, gate, members, ...session }: Deps) =>
  async (input: SignInInput): Promise<NewSession> => {
    const { login, password, remember, address, userAgent, replaces } = input;
    const key = check(login, password);
    const found = await logins.find(key);
    const attempt = await gate.enter(
      address,
      found.memberId === undefined
        ? { kind: 'login', loginKey: key }
        : { kind: 'member', memberId: found.memberId },
    );
    const memberId = await redeem(found, password, attempt);
    await attempt.succeeded();
    const [member] = await members.byIds([memberId]);
    if (!member) throw new DomainError('INVALID_CREDENTIALS', { reason: 'the member is gone' });
    if (member.banned) throw new DomainError('BANNED');
    if (!member.activated) throw new DomainError('ACTIVATION_REQUIRED');

    return openSession(session, member, { remember, userAgent, replaces });
  };

const check = (login: string, password: string): string => {
  const key = loginKey(login);
  if (key === '') throw badInput({ login: 'required' });
  if (password === '') throw badInput({ password: 'required' });
  if (login.length > MAX_LOGIN) throw badInput({ login: 'too_long' });
  if (password.length > MAX_PASSWORD) throw badInput({ password: 'too_long' });
  return key;
};

const redeem = async (found: FoundLogin, password: string, attempt: LoginTry): Promise<string> => {
  try {
    return (await found.redeem(password)).memberId;
  } catch (error) {
    // A registration that waits also answers a guess at the password of the address's member, so it counts as one.
    const wrong =
      error instanceof DomainError && ['INVALID_CREDENTIALS', 'ACTIVATION_REQUIRED'].includes(error.code);
    await (wrong ? attempt.failed() : attempt.released());
    throw error;
  }
};
