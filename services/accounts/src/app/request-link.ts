import { badInput, type Clock, type Ids } from '@seyir/kit';
import { isEmail } from '../domain/names.js';
import type { JoinGate, LinkPurpose, MailQueue, Transaction } from './ports.js';

interface Deps {
  readonly gate: JoinGate;
  readonly mails: MailQueue;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Requests a link by mail. No member is looked up here, so a known and an unknown address look the same. BAD_INPUT for an invalid
 * address; SLOW_DOWN.
 */
export const requestLink =
  ({ gate, mails, transaction, clock, ids }: Deps, purpose: LinkPurpose) =>
  async (given: string): Promise<void> => {
    const email = given.trim();
    if (!isEmail(email)) throw badInput({ email: email === '' ? 'required' : 'invalid' });
    await gate.mail(purpose, email);
    await transaction.run(() => mails.add({ id: ids.next(), purpose, email }, clock.now()));
  };
