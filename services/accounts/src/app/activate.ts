import { badInput, DomainError, type Clock, type Ids } from '@seyir/kit';
import type { SessionLimits } from '../domain/session.js';
import { openSession, type NewSession } from './open-session.js';
import type {
  AccountEvents,
  Applicants,
  MemberStore,
  SessionStore,
  TokenStore,
  Transaction,
} from './ports.js';
import { tokenHash } from './token-hash.js';

interface Deps {
  readonly tokens: TokenStore;
  readonly applicants: Applicants;
  readonly members: MemberStore;
  readonly sessions: SessionStore;
  readonly events: AccountEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limits: SessionLimits;
}

export interface Activation {
  readonly token: string;
  readonly userAgent: string;
  /** Token of the session that the new one replaces, which ends; empty for none. */
  readonly replaces: string;
}

/** Spends an activation token: the member has joined and is signed in. LINK_EXPIRED; BANNED. */
export const activate =
  ({ tokens, applicants, members, transaction, ...session }: Deps) =>
  async ({ token, userAgent, replaces }: Activation): Promise<NewSession> => {
    if (token === '') throw badInput({ token: 'required' });
    const memberId = await transaction.run(async () => {
      const now = session.clock.now();
      const owner = await tokens.spend(tokenHash(token), 'activation', now);
      if (owner === undefined) throw new DomainError('LINK_EXPIRED');
      const joined = await applicants.activate(owner.memberId, now);
      if (joined) await session.events.membersChanged([joined]);
      return owner.memberId;
    });
    const [member] = await members.byIds([memberId]);
    if (!member) throw new DomainError('LINK_EXPIRED', { reason: 'the member is gone' });
    if (member.banned) throw new DomainError('BANNED');
    return openSession(session, member, { remember: false, userAgent, replaces });
  };
