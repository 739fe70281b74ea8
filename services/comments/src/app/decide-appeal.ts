import { badInput, checkText, cleanText, DomainError, isId, notFound, type Clock } from '@seyir/kit';
import { nobody } from '../domain/comment.js';
import type { AppealState, Case } from '../domain/report.js';
import { assertImpartial } from './assert-impartial.js';
import { assertMayRestrict } from './assert-may-restrict.js';
import type {
  CaseEvents,
  CaseStore,
  CommentEvents,
  CommentStore,
  Members,
  ThreadStore,
  Transaction,
} from './ports.js';

/** In graphemes. */
const NOTE = { min: 0, max: 1_000 };

// One transaction decides the appeal and undoes the decision: it restores the comment or ends the cover, with the events.
interface Deps {
  readonly cases: CaseStore;
  readonly comments: CommentStore;
  readonly members: Members;
  readonly threads: ThreadStore;
  readonly events: CaseEvents & CommentEvents;
  /** Ends the cover of a comment or a topic, unless another case covers it. */
  readonly endCover: (overturned: Case, now: Date) => Promise<void>;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Another moderator decides an appeal. An overturned removal shows the comment again, and an overturned cover ends; accounts ends an
 * overturned silence or ban after the event. The member is notified. BAD_INPUT; NOT_FOUND for a case without an appeal; FORBIDDEN for
 * the moderator who decided the case, for the member concerned, and for the silence or ban of staff unless an admin decides; OUTDATED if it was decided meanwhile.
 */
export const decideAppeal =
  ({ cases, comments, members, threads, events, endCover, transaction, clock }: Deps) =>
  async (
    moderator: { readonly id: string; readonly roles: readonly string[] },
    id: string,
    { state, note: text }: { readonly state: Exclude<AppealState, 'pending'>; readonly note: string },
  ): Promise<Case> => {
    const note = cleanText(text);
    const problem = checkText(note, NOTE);
    if (problem) throw badInput({ note: problem });
    const found = isId(id) ? await cases.byId(id) : undefined;
    if (!found?.appeal) throw notFound(`appeal of case ${id}`);
    assertImpartial(moderator.id, found);
    if (found.closedBy === moderator.id)
      throw new DomainError('FORBIDDEN', { reason: 'the own decision is for another moderator' });
    const restricts = found.outcome === 'silence' || found.outcome === 'ban';
    if (state === 'overturned' && restricts && found.subjectId !== undefined)
      assertMayRestrict(moderator, await members.standing(found.subjectId));
    return transaction.run(async () => {
      // The comment or topic is locked before the case, in the same order as by a report.
      const now = clock.now();
      const isLost = state === 'overturned' && found.restorable && !(await restore(found.target.id, now));
      if (state === 'overturned' && found.outcome === 'cover') await endCover(found, now);
      const standing = await cases.lockClosed(id);
      if (standing?.appeal?.state !== 'pending')
        throw new DomainError('OUTDATED', { reason: `the appeal of case ${id} is decided` });
      const decided = await cases.decideAppeal(id, { state, note, moderatorId: moderator.id, isLost }, now);
      await events.casesChanged([decided]);
      return decided;
    });

    /** False if the text is gone: with its thread, or with its author. */
    async function restore(commentId: string, now: Date): Promise<boolean> {
      const standing = await comments.lock(commentId);
      if (!standing || standing.authorId === nobody) return false;
      if (!standing.deleted) return true;
      const shown = await comments.restore(commentId, now);
      await events.commentsChanged([shown]);
      events.threadsChanged([{ ...(await threads.advance(shown.target)), changed: [shown] }]);
      return true;
    }
  };
