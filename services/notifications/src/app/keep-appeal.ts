import type { Clock, GoneMembers } from '@seyir/kit';
import type { DecidedAppeal } from '../domain/decision.js';
import { NO_THREAD } from '../domain/notification.js';
import { appealCause, notificationId } from './ids.js';
import type { CounterStore, NotificationEvents, NotificationStore, Transaction } from './ports.js';

interface Deps {
  readonly notifications: NotificationStore;
  readonly counters: CounterStore;
  readonly goneMembers: GoneMembers;
  readonly events: NotificationEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Tells a member once how the member's appeal was decided. */
export const keepAppeal =
  ({ notifications, counters, goneMembers, events, transaction, clock }: Deps) =>
  ({ caseId, outcome, at, memberId }: DecidedAppeal): Promise<void> =>
    transaction.run(async () => {
      const now = clock.now();
      if ((await goneMembers.among([memberId])).size > 0 || !(await counters.lock(memberId, now))) return;
      const causeId = appealCause(caseId);
      const added = await notifications.add(
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
      );
      if (!added) return;
      await counters.move(memberId, { count: 1, unread: added.read ? 0 : 1 }, now);
      await events.notificationsChanged(memberId, [added]);
    });
