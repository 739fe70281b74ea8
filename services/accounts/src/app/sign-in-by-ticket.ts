import { badInput, DomainError, type Clock } from '@seyir/kit';
import { assertNotBanned } from './assert-not-banned.js';
import type { NewSession, OpensSessions } from './open-session.js';
import type { Linking, MemberStore, Provider, SanctionStore, Tickets, Transaction } from './ports.js';
import type { WriteRoles } from './write-roles.js';

const MAX_PASSWORD = 1_024;

// The ticket and the token of the provider are checked first; one transaction then copies the roles and opens the session.
interface Deps {
  /** Undefined: members sign in with passwords of the site, and every ticket is refused. */
  readonly tickets: Tickets | undefined;
  readonly provider: Provider | undefined;
  readonly writeRoles: WriteRoles;
  readonly members: MemberStore;
  readonly sanctions: SanctionStore;
  readonly openSession: OpensSessions;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface TicketInput {
  readonly ticket: string;
  readonly idToken: string;
  /** Password of the account to link; empty for none. */
  readonly password: string;
  /** Token of the session that the new one replaces and ends; empty for none. */
  readonly replaces: string;
  readonly userAgent: string;
  readonly address: string;
}

/**
 * Opens a session with a ticket of the identity provider, and copies its roles: changed roles end the member's sessions. The
 * ticket is used up only on success. INVALID_CREDENTIALS; LINK_REQUIRED; BANNED; TRY_AGAIN while the provider's keys are
 * unavailable.
 */
export const signInByTicket =
  ({ tickets, provider, writeRoles, members, sanctions, openSession, transaction, clock }: Deps) =>
  async (input: TicketInput): Promise<NewSession> => {
    const { ticket: token, password, address, userAgent, replaces } = input;
    if (token === '') throw badInput({ ticket: 'required' });
    if (password.length > MAX_PASSWORD) throw badInput({ password: 'too_long' });
    if (!tickets || !provider) throw new DomainError('INVALID_CREDENTIALS', { reason: 'no provider' });
    const linking: Linking | undefined = password === '' ? undefined : { password, address };
    // Before the transaction: a provider that does not answer must not block a database connection.
    const read = await tickets.read(token, linking);
    const { ticket } = read;
    const idToken = await provider.idToken(input.idToken, ticket);
    return transaction.run(async () => {
      const memberId = await tickets.spend(read);
      await writeRoles(memberId, ticket.person.roles, clock.now());
      const [member] = await members.byIds([memberId]);
      if (!member) throw new DomainError('INVALID_CREDENTIALS', { reason: 'the member is gone' });
      await assertNotBanned(sanctions, member);
      const of = { id: ticket.sessionId, idToken };
      return openSession(member, { remember: false, userAgent, replaces, provider: of });
    });
  };
