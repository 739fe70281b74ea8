import type { GoneMembers } from '@seyir/kit';
import type { DecidedAppeal } from '../domain/decision.js';
import { NO_THREAD } from '../domain/notification.js';
import { entryAdded, type ChangeList } from './change-list.js';
import { appealCause, notificationId } from './ids.js';
import type { NotificationStore, Transaction } from './ports.js';

interface Deps {
  readonly notifications: NotificationStore;
  readonly changeList: ChangeList;
  readonly goneMembers: GoneMembers;
  readonly transaction: Transaction;
}

/** Notifies a member once of the decision about the member's appeal. */
export const keepAppeal =
  ({ notifications, changeList, goneMembers, transaction }: Deps) =>
  ({ caseId, outcome, at, memberId }: DecidedAppeal): Promise<void> =>
    transaction.run(async () => {
      if ((await goneMembers.among([memberId])).size > 0) return;
      const causeId = appealCause(caseId);
      await changeList(memberId, async (now) =>
        entryAdded(
          await notifications.add(
            {
              id: notificationId(memberId, causeId),
              memberId,
              kind: 'appeal',
              actorId: undefined,
              causeId,
              target: { kind: NO_THREAD, id: caseId },
              translation: undefined,
              outcome,
              time: at,
            },
            now,
          ),
        ),
      );
    });
