import { badInput, DomainError, type Clock, type Ids } from '@seyir/kit';
import type { SessionLimits } from '../domain/session.js';
import { openSession, type NewSession } from './open-session.js';
import type {
  AccountEvents,
  Linking,
  MemberStore,
  Provider,
  ProviderStore,
  SessionStore,
  Tickets,
  Transaction,
} from './ports.js';

const MAX_PASSWORD = 1_024;

interface Deps {
  /** Undefined: passwords of our own, and no ticket is good. */
  readonly tickets: Tickets | undefined;
  readonly provider: Provider | undefined;
  readonly store: ProviderStore;
  readonly members: MemberStore;
  readonly sessions: SessionStore;
  readonly events: AccountEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limits: SessionLimits;
}

export interface TicketInput {
  readonly ticket: string;
  readonly idToken: string;
  /** Of the account that is to be linked; empty for none. */
  readonly password: string;
  /** Token of the session that the new one replaces, which ends; empty for none. */
  readonly replaces: string;
  readonly userAgent: string;
  readonly address: string;
}

/**
 * Opens a session by a ticket of the identity provider, whose roles are copied: other roles than before end the
 * member's sessions. The ticket is spent only where that succeeds. INVALID_CREDENTIALS; LINK_REQUIRED; BANNED; TRY_AGAIN
 * while the provider's keys cannot be had.
 */
export const signInByTicket =
  ({ tickets, provider, store, members, transaction, ...session }: Deps) =>
  async (input: TicketInput): Promise<NewSession> => {
    const { ticket: token, password, address, userAgent, replaces } = input;
    if (token === '') throw badInput({ ticket: 'required' });
    if (password.length > MAX_PASSWORD) throw badInput({ password: 'too_long' });
    if (!tickets || !provider) throw new DomainError('INVALID_CREDENTIALS', { reason: 'no provider' });
    const linking: Linking | undefined = password === '' ? undefined : { password, address };
    // Before the transaction: a provider that does not answer must hold no connection that sessions are read by.
    const read = await tickets.read(token, linking);
    const { ticket } = read;
    const idToken = await provider.idToken(input.idToken, ticket);
    return transaction.run(async () => {
      const memberId = await tickets.spend(read);
      const { clock, events, sessions } = session;
      const now = clock.now();
      const changed = await store.setRoles(memberId, ticket.person.roles, now);
      if (changed) {
        await events.membersChanged([changed]);
        for (const id of await sessions.endAll(memberId, now)) events.sessionEnded(id);
      }
      const [member] = await members.byIds([memberId]);
      if (!member) throw new DomainError('INVALID_CREDENTIALS', { reason: 'the member is gone' });
      if (member.banned) throw new DomainError('BANNED');
      const of = { id: ticket.sessionId, idToken };
      return openSession(session, member, { remember: false, userAgent, replaces, provider: of });
    });
  };
