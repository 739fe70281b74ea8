import { badInput, checkText, cleanText, notFound, type Clock, type Ids } from '@seyir/kit';
import {
  reportWeight,
  standingSince,
  type Evidence,
  type ReportProblem,
  type ReportTarget,
} from '../domain/report.js';
import { nobody } from '../domain/comment.js';
import { StaleEvidence, type GatherEvidence } from './gather-evidence.js';
import type { CaseEvents, CaseFigures, CaseStore, CommentStore, Transaction } from './ports.js';

/** Length limits in graphemes (product-rules, Text). */
const DESCRIPTION = { min: 0, max: 1_000 };

// One transaction locks the reported comment, opens or joins the case, weighs the report and adds the evidence.
interface Deps {
  readonly comments: Pick<CommentStore, 'hold'>;
  readonly cases: CaseStore;
  readonly caseFigures: Pick<CaseFigures, 'standings'>;
  readonly gatherEvidence: GatherEvidence;
  readonly events: CaseEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

export interface ReportInput {
  readonly target: ReportTarget;
  readonly problem: ReportProblem;
  readonly description: string;
}

export interface ReportResult {
  readonly caseId: string;
  /** True if the member already has an open report on this target; that report stays. */
  readonly already: boolean;
}

/**
 * Opens a case about a target or joins the open one; one report per member and case. A reported text is copied into the case with its
 * author and its photos; of a group the owner counts as the author (product-rules, Community). BAD_INPUT; NOT_FOUND if the target does
 * not exist or is kept from the member.
 */
export const report =
  ({ comments, cases, caseFigures, gatherEvidence, events, transaction, clock, ids }: Deps) =>
  async (memberId: string, { target, problem, description: text }: ReportInput): Promise<ReportResult> => {
    const description = cleanText(text);
    const fault = checkText(description, DESCRIPTION);
    if (fault) throw badInput({ description: fault });
    const add = async (): Promise<ReportResult> => {
      const evidence = await gatherEvidence(memberId, target);
      return transaction.run(async () => {
        // A removal waits for this lock, and then closes the case.
        if (target.type === 'comment' && !(await comments.hold(target.id)))
          throw notFound(`comment ${target.id}`);
        const now = clock.now();
        const open = await cases.open(target, { id: ids.next(), ...subjectOf(target, evidence.texts) }, now);
        const standing = (await caseFigures.standings([memberId], standingSince(now))).get(memberId);
        const weight = reportWeight(standing ?? { accepted: 0, refused: 0 });
        const joined = await cases.join(open.id, { memberId, problem, description, weight, now });
        await evidence.addTo(open.id, now);
        if (joined) await events.casesChanged([joined]);
        return { caseId: open.id, already: joined === undefined };
      });
    };
    return add().catch((error: unknown) => {
      if (error instanceof StaleEvidence) return add();
      throw error;
    });
  };

/** The member whom a case is about: the reported member, or the author of the reported text. */
const subjectOf = (
  { type, id }: ReportTarget,
  evidence: readonly Evidence[],
): { readonly subjectId?: string } => {
  const authorId = type === 'user' ? id : evidence.find(({ messageId }) => messageId === id)?.authorId;
  return authorId === undefined || authorId === nobody ? {} : { subjectId: authorId };
};
