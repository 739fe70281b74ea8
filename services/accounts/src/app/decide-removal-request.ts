import {
  badInput,
  checkText,
  cleanText,
  DomainError,
  isId,
  notFound,
  type Clock,
  type Ids,
} from '@seyir/kit';
import type { RemovalOutcome, RemovalRequest } from '../domain/removal-request.js';
import type { MailQueue, RemovalRequestStore, Transaction } from './ports.js';

/** In graphemes. */
const ANSWER = { min: 1, max: 2_000 };

interface Deps {
  readonly removals: RemovalRequestStore;
  readonly mails: MailQueue;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A moderator decides a removal request, and the asker gets the answer by mail. BAD_INPUT; NOT_FOUND; OUTDATED if it was decided meanwhile. */
export const decideRemovalRequest =
  ({ removals, mails, transaction, clock, ids }: Deps) =>
  async (
    moderatorId: string,
    id: string,
    { outcome, answer: text }: { readonly outcome: RemovalOutcome; readonly answer: string },
  ): Promise<RemovalRequest> => {
    const answer = cleanText(text);
    const problem = checkText(answer, ANSWER);
    if (problem) throw badInput({ answer: problem });
    const found = isId(id) ? await removals.byId(id) : undefined;
    if (!found?.confirmedAt) throw notFound(`removal request ${id}`);
    return transaction.run(async () => {
      const at = clock.now();
      const decided = await removals.decide(id, { memberId: moderatorId, outcome, answer, at });
      if (!decided) throw new DomainError('OUTDATED', { reason: `removal request ${id} is decided` });
      const mail = {
        id: ids.next(),
        purpose: 'removal-decided',
        email: decided.email,
        removalId: id,
      } as const;
      await mails.add(mail, at);
      return decided;
    });
  };
