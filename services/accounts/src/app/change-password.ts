import { badInput, notFound, type Clock } from '@seyir/kit';
import { passwordLength, passwordProblem } from '../domain/passwords.js';
import { checkPassword } from './check-password.js';
import type { Addressees, Identity, LoginGate, PasswordHasher, Transaction } from './ports.js';
import type { ReplacesPasswords } from './replace-password.js';

// The current password is checked and the new one hashed before the transaction that replaces it.
interface Deps {
  readonly identity: Identity;
  readonly gate: LoginGate;
  readonly addressees: Addressees;
  readonly hasher: PasswordHasher;
  readonly replacePassword: ReplacesPasswords;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface PasswordChange {
  readonly oldPassword: string;
  readonly password: string;
  readonly address: string;
  /** The calling session, which stays open. */
  readonly sessionId: string | undefined;
}

/**
 * Changes a member's password with the current one: every other session ends, and the member gets a mail. BAD_INPUT for a wrong
 * old password or an invalid new one; SLOW_DOWN.
 */
export const changePassword =
  (deps: Deps) =>
  async (memberId: string, { oldPassword, password, address, sessionId }: PasswordChange): Promise<void> => {
    const { addressees, hasher, replacePassword, transaction, clock } = deps;
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
    await transaction.run(() => replacePassword(owner, hash, clock.now(), sessionId));
  };
