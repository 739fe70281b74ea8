import { isId, notFound, type Clock } from '@seyir/kit';
import type { Case } from '../domain/report.js';
import { assertImpartial } from './assert-impartial.js';
import type { CaseStore, Transaction } from './ports.js';

interface Deps {
  readonly cases: CaseStore;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Assigns a case to the moderator, or removes the assignment. NOT_FOUND for a closed case; FORBIDDEN for a moderator whom the case
 * is about.
 */
export const assignCase =
  ({ cases, transaction, clock }: Deps) =>
  (moderatorId: string, id: string, assigned: boolean): Promise<Case> =>
    transaction.run(async () => {
      const open = isId(id) ? await cases.lock(id) : undefined;
      if (!open) throw notFound(`case ${id}`);
      assertImpartial(moderatorId, open);
      return cases.assign(id, assigned ? moderatorId : undefined, clock.now());
    });
