import { badInput, checkText, cleanText, isId, notFound, type Clock, type Ids } from '@seyir/kit';
import type { ReportProblem, ReportTarget } from '../domain/report.js';
import type {
  Catalogue,
  CaseEvents,
  CaseStore,
  CommentStore,
  Members,
  Sources,
  TombstoneStore,
  Transaction,
} from './ports.js';

/** In graphemes (product-rules, Text). */
const DESCRIPTION = { min: 0, max: 1_000 };

interface Deps {
  readonly comments: CommentStore;
  readonly cases: CaseStore;
  readonly tombstones: TombstoneStore;
  readonly catalogue: Catalogue;
  readonly members: Members;
  readonly sources: Sources;
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
  /** The member has an open report on this target; the earlier one stands. */
  readonly already: boolean;
}

/** Opens a case about a target, or joins the open one; one report a member a case. BAD_INPUT, NOT_FOUND for no target. */
export const report =
  ({ comments, cases, tombstones, catalogue, members, sources, events, transaction, clock, ids }: Deps) =>
  async (memberId: string, { target, problem, description: text }: ReportInput): Promise<ReportResult> => {
    const description = cleanText(text);
    const fault = checkText(description, DESCRIPTION);
    if (fault) throw badInput({ description: fault });
    if (!(await exists(target))) throw notFound(`${target.type} ${target.id}`);
    return transaction.run(async () => {
      // A removal waits for this lock, and closes the case.
      if (target.type === 'comment' && !(await comments.hold(target.id)))
        throw notFound(`comment ${target.id}`);
      const now = clock.now();
      const open = await cases.open(target, ids.next(), now);
      const joined = await cases.join(open.id, { memberId, problem, description, now });
      if (joined) await events.casesChanged([joined]);
      return { caseId: open.id, already: joined === undefined };
    });

    async function exists({ type, id }: ReportTarget): Promise<boolean> {
      switch (type) {
        case 'comment':
          return isId(id);
        case 'title':
          return isId(id) && !(await tombstones.hasSubject(id)) && catalogue.titleExists(id);
        case 'user':
          return isId(id) && !(await tombstones.hasMember(id)) && members.exists(id);
        case 'source':
          return id !== '' && sources.exists(id);
      }
    }
  };
