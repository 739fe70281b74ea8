import { badInput, isId, type Clock, type GoneMembers } from '@seyir/kit';
import {
  URGENT_WEIGHT,
  urgentProblems,
  type Case,
  type CaseReport,
  type Evidence,
} from '../domain/report.js';
import { nobody } from '../domain/comment.js';
import type {
  CaseStore,
  CommentStore,
  EvidenceStore,
  ImportResult,
  TopicStore,
  Transaction,
} from './ports.js';

const MAX_BATCH = 100;

// An import writes at once what single calls write one by one: cases, their evidence, and removed comments.
interface Deps {
  readonly cases: CaseStore;
  readonly evidence: Pick<EvidenceStore, 'add'>;
  readonly comments: CommentStore;
  readonly topics: TopicStore;
  readonly goneMembers: GoneMembers;
  /** Removes a comment. */
  readonly deleteComment: (id: string) => Promise<unknown>;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface ImportedCase extends Pick<
  Case,
  'id' | 'target' | 'outcome' | 'violation' | 'until' | 'closedAt' | 'closedBy'
> {
  readonly reports: readonly CaseReport[];
  /** The appeal of the member concerned, which waits. */
  readonly appeal: { readonly body: string; readonly sentAt: Date } | undefined;
}

/**
 * Adds up to 100 cases about comments and topics, open or decided, without events about cases. The only outcome that is carried
 * out is the removal of a comment. Existing cases stay unchanged. A case is left out if its target is gone or has another open
 * case. BAD_INPUT.
 */
export const importCases =
  ({ cases, evidence, comments, topics, goneMembers, deleteComment, transaction, clock }: Deps) =>
  async (imported: readonly ImportedCase[]): Promise<ImportResult> => {
    if (imported.length > MAX_BATCH) throw badInput({ cases: 'too_many' });
    if (imported.some(({ id, target, reports }) => !isId(id) || !isId(target.id) || reports.length === 0))
      throw badInput({ cases: 'invalid' });
    const texts = await textsOf();
    return transaction.run(async () => {
      let created = 0;
      for (const one of imported) if (await add(one)) created += 1;
      return { created, updated: 0, unchanged: imported.length - created };
    });

    async function textsOf(): Promise<ReadonlyMap<string, Evidence>> {
      const ids = imported.map(({ target }) => target.id);
      const found = [
        ...(await comments.byIds(ids)).map((text) => ({ ...text, sentAt: text.postedAt })),
        ...(await topics.byIds(ids)).map((text) => ({
          ...text,
          sentAt: text.postedAt,
          body: `${text.title}\n\n${text.body}`.trim(),
        })),
      ];
      return new Map(
        found
          .filter(({ deleted, authorId }) => !deleted && authorId !== nobody)
          .map(({ id: messageId, authorId, body, sentAt }) => [
            messageId,
            { messageId, authorId, body, sentAt },
          ]),
      );
    }

    async function add(one: ImportedCase): Promise<boolean> {
      const text = texts.get(one.target.id);
      const gone = await goneMembers.among(one.reports.map(({ memberId }) => memberId));
      const reports = one.reports.filter(({ memberId }) => !gone.has(memberId));
      if (!text || reports.length === 0) return false;
      const urgent = reports.some(({ problem }) => urgentProblems.includes(problem)) ? URGENT_WEIGHT : 0;
      const weight = 4 * reports.length + urgent;
      const restorable = one.outcome === 'remove' && one.target.type === 'comment';
      const added = await cases.addImported(
        { ...one, reports, subjectId: text.authorId, weight, restorable },
        clock.now(),
      );
      if (!added) return false;
      await evidence.add(one.id, [text], [], clock.now());
      if (restorable) await deleteComment(one.target.id);
      return true;
    }
  };
