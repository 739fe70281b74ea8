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
import { isRemovalLink, removalNumber, type RemovalRight } from '../domain/removal-request.js';
import type { JoinGate, MailQueue, RemovalRequestStore, Transaction } from './ports.js';

const MOST_LINKS = 20;

// The limits come first; one transaction then stores the request with its mail.
interface Deps {
  readonly removals: RemovalRequestStore;
  readonly mails: MailQueue;
  readonly gate: JoinGate;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

export interface RemovalInput {
  readonly name: string;
  readonly email: string;
  readonly right: RemovalRight | undefined;
  readonly links: readonly string[];
  readonly statement: string;
  /** The asker declares that the statement is true. */
  readonly declared: boolean;
  readonly address: string;
}

/**
 * Stores a request to remove content, and mails its number and a link that confirms it. It reaches the moderators only after the
 * confirmation. Limited as the contact form, and by the address that
 * gets the mail, because anyone may name it. BAD_INPUT by field; SLOW_DOWN.
 */
export const sendRemovalRequest =
  ({ removals, mails, gate, transaction, clock, ids }: Deps) =>
  async (memberId: string | undefined, given: RemovalInput): Promise<void> => {
    const name = given.name.trim();
    const email = given.email.trim();
    const statement = cleanText(given.statement);
    const links = [...new Set(given.links.map((link) => link.trim()).filter((link) => link !== ''))];
    const { right } = given;
    const problems: Record<string, FieldProblem | undefined> = {
      name: checkName(name, { min: 1, max: 120 }),
      email: email === '' ? 'required' : isEmail(email) ? undefined : 'invalid',
      right: right ? undefined : 'required',
      links: linksProblem(links),
      statement: checkText(statement, { min: 20, max: 5_000 }),
      declared: given.declared ? undefined : 'required',
    };
    const wrong = Object.entries(problems).flatMap(([field, problem]) =>
      problem ? [[field, problem] as const] : [],
    );
    if (wrong.length > 0 || !right) throw badInput(Object.fromEntries(wrong));
    await gate.contact(memberId, given.address);
    await gate.mail('removal', email);
    const id = ids.next();
    const sentAt = clock.now();
    await transaction.run(async () => {
      await removals.add({
        id,
        number: removalNumber(sentAt, ids.token()),
        name,
        email,
        right,
        links,
        statement,
        sentAt,
        confirmedAt: undefined,
        dueAt: undefined,
        decidedAt: undefined,
        decidedBy: undefined,
        outcome: undefined,
        answer: '',
      });
      await mails.add({ id: ids.next(), purpose: 'removal-received', email, removalId: id }, sentAt);
    });
  };

const linksProblem = (links: readonly string[]): FieldProblem | undefined => {
  if (links.length === 0) return 'required';
  if (links.length > MOST_LINKS) return 'too_many';
  return links.every(isRemovalLink) ? undefined : 'invalid';
};
