import { badInput, notFound, type Clock, type Ids } from '@seyir/kit';
import { passwordLength, passwordProblem } from '../domain/passwords.js';
import { checkPassword } from './check-password.js';
import type {
  AccountEvents,
  Addressees,
  Identity,
  LoginGate,
  MailQueue,
  PasswordHasher,
  PasswordStore,
  SessionStore,
  Transaction,
} from './ports.js';

interface Deps {
  readonly identity: Identity;
  readonly gate: LoginGate;
  readonly addressees: Addressees;
  readonly passwords: PasswordStore;
  readonly hasher: PasswordHasher;
  readonly sessions: SessionStore;
  readonly mails: MailQueue;
  readonly events: AccountEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

export interface PasswordChange {
  readonly oldPassword: string;
  readonly password: string;
  readonly address: string;
  /** The session that asks and goes on. */
  readonly sessionId: string | undefined;
}

/**
 * Sets a member's password by the present one: every other session ends, and the member is mailed about it.
 * BAD_INPUT for a wrong old password and one that may not be chosen; SLOW_DOWN.
 */
export const changePassword =
  (deps: Deps) =>
  async (memberId: string, { oldPassword, password, address, sessionId }: PasswordChange): Promise<void> => {
    const { addressees, passwords, hasher, sessions, mails, events, transaction, clock, ids } = deps;
    const length = passwordLength(password);
    if (oldPassword === '' || length)
      throw badInput({
        ...(oldPassword === '' && { oldPassword: 'required' }),
        ...(length && { password: length }),
      });
    const owner = await addressees.byId(memberId);
    if (!owner) throw notFound(`member ${memberId}`);
    const problem = passwordProblem(password, owner);
    if (problem) throw badInput({ password: problem });
    await checkPassword(deps, { memberId, password: oldPassword, address }, 'oldPassword');
    const hash = await hasher.hash(password);
    await transaction.run(async () => {
      const now = clock.now();
      await passwords.put(new Map([[memberId, hash]]), now);
      for (const id of await sessions.endAll(memberId, now, sessionId)) events.sessionEnded(id);
      if (owner.email)
        await mails.add({ id: ids.next(), purpose: 'password-changed', email: owner.email }, now);
    });
  };
