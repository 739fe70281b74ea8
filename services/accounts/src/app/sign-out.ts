import type { Clock } from '@seyir/kit';
import type { AccountEvents, SessionStore, Transaction } from './ports.js';
import { tokenHash } from './token-hash.js';

interface Deps {
  readonly sessions: SessionStore;
  readonly events: AccountEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Ends the session of a token, also when it has ended before; answers its id, undefined where there never was one. */
export const signOut =
  ({ sessions, events, transaction, clock }: Deps) =>
  (token: string): Promise<string | undefined> =>
    transaction.run(async () => {
      const id = await sessions.end(tokenHash(token), clock.now());
      if (id !== undefined) events.sessionEnded(id);
      return id;
    });
