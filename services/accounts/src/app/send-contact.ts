import {
  badInput,
  checkName,
  checkText,
  cleanText,
  type Clock,
  type FieldProblem,
  type Ids,
} from '@seyir/kit';
import { isEmail } from '../domain/names.js';
import type { ContactStore, JoinGate, Transaction } from './ports.js';

interface Deps {
  readonly contacts: ContactStore;
  readonly gate: JoinGate;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

export interface ContactInput {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly address: string;
}

/** Stores a message to the site's operators from a member or a visitor. BAD_INPUT by field; SLOW_DOWN. */
export const sendContact =
  ({ contacts, gate, transaction, clock, ids }: Deps) =>
  async (memberId: string | undefined, given: ContactInput): Promise<void> => {
    const name = given.name.trim();
    const email = given.email.trim();
    const subject = cleanText(given.subject);
    const message = cleanText(given.message);
    const problems: Record<string, FieldProblem | undefined> = {
      name: checkName(name, { min: 1, max: 80 }),
      email: email === '' ? 'required' : isEmail(email) ? undefined : 'invalid',
      subject: checkText(subject, { min: 1, max: 120 }),
      message: checkText(message, { min: 1, max: 5_000 }),
    };
    const wrong = Object.entries(problems).flatMap(([field, problem]) =>
      problem ? [[field, problem] as const] : [],
    );
    if (wrong.length > 0) throw badInput(Object.fromEntries(wrong));
    await gate.contact(memberId, given.address);
    await transaction.run(() =>
      contacts.add({ id: ids.next(), memberId, name, email, subject, message }, clock.now()),
    );
  };
