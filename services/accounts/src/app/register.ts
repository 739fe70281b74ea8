import { badInput, checkName, type Clock, type FieldProblem, type Ids } from '@seyir/kit';
import type { JoinLimits } from '../domain/joining.js';
import { isEmail, isReserved, isUsername } from '../domain/names.js';
import { passwordProblem } from '../domain/passwords.js';
import { assertOwnName } from './own-name.js';
import type { JoinGate, MailQueue, PasswordHasher, Registrations, Transaction } from './ports.js';
import { tokenHash } from './token-hash.js';

// Limits and the password hash come before one transaction that stores the registration with its mail.
interface Deps {
  readonly gate: JoinGate;
  readonly hasher: PasswordHasher;
  readonly registrations: Registrations;
  readonly mails: MailQueue;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limits: Pick<JoinLimits, 'activationMs'>;
}

export interface RegistrationInput {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** The display name; empty: the username. */
  readonly name: string;
  /** Network address of the caller. */
  readonly address: string;
}

/**
 * Accepts a registration; the process continues by mail. Returns a secret for the browser: with it, the mailed link activates
 * without the password. Result and work are the same whether or not the address is known: one hash, the same statements, one
 * queued mail. BAD_INPUT, also for a username that is taken; NAME_RESERVED; SLOW_DOWN.
 */
export const register =
  ({ gate, hasher, registrations, mails, transaction, clock, ids, limits }: Deps) =>
  async (given: RegistrationInput): Promise<string> => {
    const { username, password, address } = given;
    const email = given.email.trim();
    const name = given.name.trim() || username;
    const problems = Object.entries(problemsOf({ username, email, password, name })).flatMap(
      ([field, problem]) => (problem ? [[field, problem] as const] : []),
    );
    if (problems.length > 0) throw badInput(Object.fromEntries(problems));
    assertOwnName({ username, name: given.name });
    await gate.register(address);
    const [like] = await registrations.hashesOf(email, clock.now());
    // Hashing is slow on purpose, so it runs outside the transaction.
    const passwordHash = await hasher.hash(password, like);
    const id = await transaction.run(async () => {
      const now = clock.now();
      const id = ids.next();
      const expiresAt = new Date(now.getTime() + limits.activationMs);
      if (!(await registrations.add({ id, username, name, email, passwordHash, expiresAt }, now)))
        throw badInput({ username: 'taken' });
      await mails.add({ id: ids.next(), purpose: 'registered', email, registrationId: id }, now);
      return id;
    });
    // The secret is added after the transaction, because the transaction's result is stored for repeated calls and the secret must
    // not be stored.
    const browser = ids.token();
    await registrations.setBrowser(id, tokenHash(browser));
    return browser;
  };

type Checked = Omit<RegistrationInput, 'address'>;

const problemsOf = ({
  username,
  email,
  password,
  name,
}: Checked): Record<string, FieldProblem | undefined> => ({
  username:
    username === ''
      ? 'required'
      : !isUsername(username)
        ? 'invalid'
        : isReserved(username)
          ? 'taken'
          : undefined,
  email: email === '' ? 'required' : isEmail(email) ? undefined : 'invalid',
  password: passwordProblem(password, { username, email }),
  name: name === '' ? undefined : checkName(name, { min: 1, max: 50 }),
});
