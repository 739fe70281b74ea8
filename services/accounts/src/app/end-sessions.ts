import { isId, notFound, type Clock } from '@seyir/kit';
import type { AccountEvents, SessionStore, Transaction } from './ports.js';

interface Deps {
  readonly sessions: SessionStore;
  readonly events: AccountEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Ends one session of a member; repeating it is no error. NOT_FOUND for another member's session. */
export const endSession =
  ({ sessions, events, transaction, clock }: Deps) =>
  (memberId: string, id: string): Promise<void> =>
    transaction.run(async () => {
      if (!isId(id) || !(await sessions.endOne(memberId, id, clock.now()))) throw notFound(`session ${id}`);
      events.sessionEnded(id);
    });

/** Ends all sessions of a member except one; returns their number. */
export const endOtherSessions =
  ({ sessions, events, transaction, clock }: Deps) =>
  (memberId: string, sessionId: string | undefined): Promise<number> =>
    transaction.run(async () => {
      const ended = await sessions.endAll(memberId, clock.now(), sessionId);
      for (const id of ended) events.sessionEnded(id);
      return ended.length;
    });
