import { badInput, DomainError } from '@seyir/kit';
import type { Member } from '../domain/member.js';
import { loginKey } from '../domain/names.js';
import type { FoundLogin, LoginGate, Logins, LoginTry, MemberStore } from './ports.js';

const MAX_LOGIN = 254;
const MAX_PASSWORD = 1_024;

interface Deps {
  readonly logins: Logins;
  readonly gate: LoginGate;
  readonly members: MemberStore;
}

export interface LoginProof {
  /** Username or e-mail address, as typed. */
  readonly login: string;
  readonly password: string;
  readonly address: string;
}

export type ProvesLogins = (proof: LoginProof) => Promise<Member>;

/**
 * The member of a login with its right password. BAD_INPUT; INVALID_CREDENTIALS both for an unknown login and a wrong password;
 * SLOW_DOWN; ACTIVATION_REQUIRED only with the right password.
 */
export const proveLogin =
  ({ logins, gate, members }: Deps): ProvesLogins =>
  async ({ login, password, address }) => {
    const key = check(login, password);
    const found = await logins.find(key);
    const attempt = await gate.enter(address, { kind: 'sign-in', loginKey: key, memberId: found.memberId });
    const memberId = await redeem(found, password, attempt);
    await attempt.succeeded();
    const [member] = await members.byIds([memberId]);
    if (!member) throw new DomainError('INVALID_CREDENTIALS', { reason: 'the member is gone' });
    return member;
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
    const { memberId } = await found.redeem(password);
    if (!attempt.counts) throw new DomainError('INVALID_CREDENTIALS', { reason: 'the account pauses' });
    return memberId;
  } catch (error) {
    // ACTIVATION_REQUIRED tells an attacker that the password is right, so it counts as a failure.
    const wrong =
      error instanceof DomainError && ['INVALID_CREDENTIALS', 'ACTIVATION_REQUIRED'].includes(error.code);
    await (wrong ? attempt.failed() : attempt.released());
    throw wrong && !attempt.counts ? new DomainError('INVALID_CREDENTIALS') : error;
  }
};
