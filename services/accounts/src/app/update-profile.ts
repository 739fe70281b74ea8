import {
  badInput,
  checkName,
  checkText,
  cleanText,
  DomainError,
  notFound,
  type Clock,
  type FieldProblem,
  type Ids,
} from '@seyir/kit';
import { isBirthYear, type Account } from '../domain/account.js';
import { emailKey, isEmail } from '../domain/names.js';
import { assertOwnName } from './own-name.js';
import type { AccountEvents, AccountStore, JoinGate, MailQueue, Transaction } from './ports.js';

// A profile form also asks for a new address, so it needs the limits of mails and the queue beside the account.
interface Deps {
  readonly accounts: AccountStore;
  readonly events: AccountEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly gate: JoinGate;
  readonly mails: MailQueue;
  readonly ids: Ids;
  /** False: an identity provider manages the addresses. */
  readonly ownAddresses: boolean;
}

export interface ProfileInput {
  readonly name: string;
  readonly about: string;
  readonly country: string;
  /** Undefined: unchanged; 0: removed. */
  readonly birthYear: number | undefined;
  /** Empty: unchanged. */
  readonly email: string;
}

/**
 * Saves a member's profile; the username cannot be changed. A new address takes effect when it is confirmed; `emailAsked` is then
 * true. BAD_INPUT by field; NAME_RESERVED; SLOW_DOWN; SIGN_IN_ELSEWHERE for a new address if an identity provider manages them.
 */
export const updateProfile =
  ({ accounts, events, transaction, clock, gate, mails, ids, ownAddresses }: Deps) =>
  async (memberId: string, given: ProfileInput): Promise<{ account: Account; emailAsked: boolean }> => {
    const { birthYear } = given;
    const name = given.name.trim();
    const about = cleanText(given.about);
    const country = cleanText(given.country);
    const email = given.email.trim();
    const problems: Record<string, FieldProblem | undefined> = {
      name: checkName(name, { min: 1, max: 50 }),
      about: checkText(about, { min: 0, max: 500 }),
      country: checkText(country, { min: 0, max: 60 }),
      email: email === '' || isEmail(email) ? undefined : 'invalid',
      birthYear: birthYear && !isBirthYear(birthYear, clock.now()) ? 'invalid' : undefined,
    };
    const wrong = Object.entries(problems).flatMap(([field, problem]) =>
      problem ? [[field, problem] as const] : [],
    );
    if (wrong.length > 0) throw badInput(Object.fromEntries(wrong));
    const before = await accounts.byId(memberId, clock.now());
    if (!before) throw notFound(`member ${memberId}`);
    assertOwnName({ name }, before.member.roles);
    const emailAsked = email !== '' && emailKey(email) !== emailKey(before.email ?? '');
    if (emailAsked && !ownAddresses) throw new DomainError('SIGN_IN_ELSEWHERE');
    if (emailAsked) await gate.emailChange(memberId, email);
    return transaction.run(async () => {
      const now = clock.now();
      const member = await accounts.update(memberId, { name, about, country, birthYear }, now);
      if (!member) throw notFound(`member ${memberId}`);
      await events.membersChanged([member]);
      const account = await accounts.byId(memberId, now);
      if (!account) throw notFound(`member ${memberId}`);
      if (emailAsked) await mails.add({ id: ids.next(), purpose: 'email', email, memberId }, now);
      return { account, emailAsked };
    });
  };
