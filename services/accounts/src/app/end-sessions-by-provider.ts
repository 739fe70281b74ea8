import { notFound, type Clock } from '@seyir/kit';
import { personKey, sessionKey } from '../domain/person.js';
import type { AccountEvents, Provider, ProviderStore, SessionStore, Transaction } from './ports.js';

// The token of the provider is checked first; one transaction then ends the sessions once.
interface Deps {
  /** Undefined: members sign in with passwords of the site. */
  readonly provider: Provider | undefined;
  readonly store: ProviderStore;
  readonly sessions: SessionStore;
  readonly events: AccountEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Ends the sessions in the provider's logout token: those of one sign-in, or all of a person. Returns their number. Unused
 * tickets of the sign-in are refused from then on. The same token again ends nothing. FORBIDDEN; NOT_FOUND without a provider;
 * TRY_AGAIN while the provider's keys are unavailable.
 */
export const endSessionsByProvider =
  ({ provider, store, sessions, events, transaction, clock }: Deps) =>
  async (token: string): Promise<number> => {
    if (!provider) throw notFound('an identity provider');
    const { id, issuer, issuedAt, expiresAt, sessionId, subject } = await provider.logout(token);
    return transaction.run(async () => {
      const now = clock.now();
      const key = sessionId === undefined ? personKey(issuer, subject ?? '') : sessionKey(issuer, sessionId);
      await store.alone([key]);
      if (!(await store.spend(`logout ${issuer} ${id}`, now, expiresAt))) return 0;
      await store.noteEnd(key, issuedAt, expiresAt);
      const ended =
        sessionId === undefined
          ? await ofPerson({ store, sessions }, issuer, subject ?? '', now)
          : await sessions.endByProvider(sessionId, now);
      for (const one of ended) events.sessionEnded(one);
      return ended.length;
    });
  };

const ofPerson = async (
  { store, sessions }: Pick<Deps, 'store' | 'sessions'>,
  issuer: string,
  subject: string,
  now: Date,
): Promise<string[]> => {
  const link = await store.find({ issuer, subject });
  return link ? sessions.endAll(link.memberId, now) : [];
};
