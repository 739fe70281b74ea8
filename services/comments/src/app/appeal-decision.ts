import { badInput, checkText, cleanText, DomainError, isId, notFound, type Clock } from '@seyir/kit';
import { ownDecision, type OwnDecision } from '../domain/own-decision.js';
import { appealUntil, type Case } from '../domain/report.js';
import type { CaseStore, DecidedCase, Sanctions, Transaction } from './ports.js';

/** In graphemes. */
const BODY = { min: 1, max: 2_000 };

interface Deps {
  readonly cases: CaseStore;
  readonly sanctions: Sanctions;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * A member appeals a decision, once; a second appeal answers the first one. The appeal against a silence or a ban that was imposed
 * without a case, or whose case is gone, adds a closed case with the same id. BAD_INPUT; NOT_FOUND for a decision about somebody else;
 * APPEAL_CLOSED after 14 days (product-rules, Cases).
 */
export const appealDecision =
  ({ cases, sanctions, transaction, clock }: Deps) =>
  async (memberId: string, id: string, text: string): Promise<OwnDecision> => {
    const body = cleanText(text);
    const problem = checkText(body, BODY);
    if (problem) throw badInput({ body: problem });
    const { known, imposed } = isId(id) ? await find() : {};
    const decision = known ? ownDecision(known) : imposed && { ...imposed, decidedAt: imposed.closedAt };
    if (!decision || (known ?? imposed)?.subjectId !== memberId) throw notFound(`decision ${id}`);
    if (known?.appeal) return ownDecision(known)!;
    const now = clock.now();
    if (now > appealUntil(decision.decidedAt)) throw new DomainError('APPEAL_CLOSED');
    return transaction.run(async () => {
      if (imposed) await cases.addDecided(imposed);
      const appealed =
        (await cases.appeal(decision.id, memberId, body, now)) ?? (await cases.byId(decision.id));
      return ownDecision(appealed!)!;
    });

    async function find(): Promise<{ known?: Case; imposed?: DecidedCase }> {
      const known = await cases.byId(id);
      if (known) return { known };
      const imposed = await sanctions.byId(id);
      const decided = imposed?.caseId === undefined ? undefined : await cases.byId(imposed.caseId);
      if (decided) return { known: decided };
      return imposed ? { imposed } : {};
    }
  };
