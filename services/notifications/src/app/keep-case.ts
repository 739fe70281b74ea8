import { FIRST_ID } from '@seyir/kit';
import type { GoneMembers, TaskKind, TaskStep, Tasks } from '@seyir/kit';
import type { CaseOutcome, DecidedCase } from '../domain/decision.js';
import { NO_THREAD, type Notification } from '../domain/notification.js';
import { entryAdded, type ChangeList } from './change-list.js';
import { notificationId } from './ids.js';
import type { NotificationStore, Transaction } from './ports.js';

type Input = {
  readonly caseId: string;
  readonly outcome: CaseOutcome;
  /** Milliseconds of the epoch. */
  readonly at: number;
  /**
   * The member concerned, who is notified first. Absent in a task of the previous version, and if nothing was decided against a
   * member.
   */
  readonly subject?: { readonly memberId: string; readonly violation: number; readonly until: number | null };
};

/** The task that notifies the reporters of a case about its decision; the cursor is the last notified member's id. */
export const tellReportersTask: TaskKind<Input, string> = {
  name: 'tell-reporters',
  chunk: 100,
  whenDead: 'ticket',
};

/** The members who reported in a case; rejects with TRY_AGAIN or DEADLINE if comments does not answer. */
export interface Reporters {
  /** Members in the order of ids, after `after`. */
  of(caseId: string, after: string, limit: number): Promise<string[]>;
}

/** A case was decided, which happens once; a task notifies the member concerned and the reporters. */
export const keepCase =
  ({ transaction, tasks }: { readonly transaction: Transaction; readonly tasks: Tasks }) =>
  ({ id: caseId, outcome, at, subject }: DecidedCase): Promise<void> =>
    transaction.run(() =>
      tasks.add(
        tellReportersTask,
        {
          caseId,
          outcome,
          at: at.getTime(),
          ...(subject &&
            outcome !== 'nothing' && {
              subject: { ...subject, until: subject.until ? subject.until.getTime() : null },
            }),
        },
        { key: caseId },
      ),
    );

interface StepDeps {
  readonly reporters: Reporters;
  readonly notifications: NotificationStore;
  readonly changeList: ChangeList;
  readonly goneMembers: GoneMembers;
}

/**
 * One step of `tell-reporters`. The member concerned gets a notification in a separate step, because the members of one step are
 * locked in the order of ids, as in all changes of several lists.
 */
export const tellReportersStep =
  ({ reporters, notifications, changeList, goneMembers }: StepDeps): TaskStep<Input, string> =>
  async ({ caseId, outcome, at, subject }, cursor, { limit }) => {
    const notify = (memberId: string, about: Pick<Notification, 'kind' | 'violation' | 'until'>) =>
      changeList(memberId, async (now) =>
        entryAdded(
          await notifications.add(
            {
              id: notificationId(memberId, caseId),
              memberId,
              ...about,
              actorId: undefined,
              causeId: caseId,
              target: { kind: NO_THREAD, id: caseId },
              translation: undefined,
              outcome,
              time: new Date(at),
            },
            now,
          ),
        ),
      );

    if (subject && cursor === undefined) {
      const { memberId, violation, until } = subject;
      const isGone = (await goneMembers.among([memberId])).size > 0;
      if (!isGone)
        await notify(memberId, {
          kind: 'decision',
          violation,
          until: until === null ? undefined : new Date(until),
        });
      return { cursor: FIRST_ID };
    }
    const after = cursor ?? FIRST_ID;
    const members = await reporters.of(caseId, after, limit);
    const gone = await goneMembers.among(members);
    for (const memberId of members) if (!gone.has(memberId)) await notify(memberId, { kind: 'case' });
    return members.length === limit ? { cursor: members.at(-1) ?? after } : 'done';
  };
