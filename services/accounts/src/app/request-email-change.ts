import { badInput, type Clock, type Ids } from '@seyir/kit';
import { isEmail } from '../domain/names.js';
import type { JoinGate, MailQueue, Transaction } from './ports.js';

interface Deps {
  readonly gate: JoinGate;
  readonly mails: MailQueue;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Requests a link to a member's new address; nothing changes before it is confirmed there. No owner is looked up, so the response
 * does not reveal whether a member has the address. BAD_INPUT for an invalid address; SLOW_DOWN.
 */
export const requestEmailChange =
  ({ gate, mails, transaction, clock, ids }: Deps) =>
  async (memberId: string, given: string): Promise<void> => {
    const email = given.trim();
    if (!isEmail(email)) throw badInput({ email: email === '' ? 'required' : 'invalid' });
    await gate.emailChange(memberId, email);
    await transaction.run(() =>
      mails.add({ id: ids.next(), purpose: 'email', email, memberId }, clock.now()),
    );
  };
