import type { Clock } from '@seyir/kit';
import type { AccountEvents, Provider, SessionStore, Transaction } from './ports.js';
import { tokenHash } from './token-hash.js';

interface Deps {
  readonly sessions: SessionStore;
  readonly events: AccountEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
  /** Undefined: members sign in with passwords of the site. */
  readonly provider: Provider | undefined;
}

export interface SignedOut {
  readonly id: string;
  /** Address at which the browser ends the sign-in at the provider. Undefined also if the provider does not answer. */
  readonly leaveAt: string | undefined;
}

/** Ends the session of a token, even if it has already ended; undefined if there was no such session. */
export const signOut =
  ({ sessions, events, transaction, clock, provider }: Deps) =>
  async (token: string): Promise<SignedOut | undefined> => {
    const ended = await transaction.run(async () => {
      const found = await sessions.end(tokenHash(token), clock.now());
      if (found) events.sessionEnded(found.id);
      return found;
    });
    if (!ended) return undefined;
    const { id, idToken } = ended;
    const isKnownThere = provider && idToken !== undefined && (await provider.reachable());
    return { id, leaveAt: isKnownThere ? provider.leaveAt(idToken) : undefined };
  };
