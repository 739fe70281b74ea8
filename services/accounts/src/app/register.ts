import { badInput, checkName, type Clock, type FieldProblem, type Ids } from '@seyir/kit';
import { isEmail, isReserved, isUsername } from '../domain/names.js';
import { passwordProblem } from '../domain/passwords.js';
import { assertOwnName } from './own-name.js';
import type { Applicants, JoinGate, MailQueue, PasswordHasher, Transaction } from './ports.js';

interface Deps {
  readonly gate: JoinGate;
  readonly hasher: PasswordHasher;
  readonly applicants: Applicants;
  readonly mails: MailQueue;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** The shown name; empty: the username. */
  readonly name: string;
  /** Where the call came from. */
  readonly address: string;
}

/**
 * Takes a registration in; the rest goes by mail. Answer and work are the same whether or not the address is known:
 * one hash, the same statements, one mail to be made. BAD_INPUT, also for a username that is taken; NAME_RESERVED; SLOW_DOWN.
 */
export const register =
  ({ gate, hasher, applicants, mails, transaction, clock, ids }: Deps) =>
  async (given: Registration): Promise<void> => {
    const { username, password, address } = given;
    const email = given.email.trim();
    const name = given.name.trim() || username;
    const problems = Object.entries(problemsOf({ username, email, password, name })).flatMap(
      ([field, problem]) => (problem ? [[field, problem] as const] : []),
    );
    if (problems.length > 0) throw badInput(Object.fromEntries(problems));
    assertOwnName({ username, name: given.name });
    await gate.register(address);
    // Slow on purpose, so outside of the transaction.
    const hash = await hasher.hash(password);
    await transaction.run(async () => {
      const now = clock.now();
      if (!(await applicants.add({ id: ids.next(), username, name, email }, hash, now)))
        throw badInput({ username: 'taken' });
      await mails.add({ id: ids.next(), purpose: 'registered', email }, now);
    });
  };

type Checked = Omit<Registration, 'address'>;

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
