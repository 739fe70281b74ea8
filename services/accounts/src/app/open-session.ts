import type { Clock, Ids } from '@seyir/kit';
import type { Member } from '../domain/member.js';
import { expiryOf, silenceOf, type Session, type SessionLimits, type Silence } from '../domain/session.js';
import type { AccountEvents, ProviderSession, SanctionStore, SessionStore } from './ports.js';
import { tokenHash } from './token-hash.js';

const MAX_USER_AGENT = 300;

// A session is opened with its limits and the silence of the member, and ends the session that it replaces.
interface Deps {
  readonly sessions: SessionStore;
  readonly sanctions: SanctionStore;
  readonly events: AccountEvents;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limits: SessionLimits;
}

export type OpensSessions = ReturnType<typeof openSession>;

export interface OpenSession {
  readonly session: Session;
  readonly member: Member;
  readonly expiresAt: Date;
  readonly silence: Silence | undefined;
}

/** A session with its token, which cannot be read again. */
export type NewSession = OpenSession & { readonly token: string };

export interface Opening {
  /** Whether the session outlives the browser. */
  readonly remember: boolean;
  readonly userAgent: string;
  /** Token of the browser's current session; empty for none. */
  readonly replaces: string;
  readonly provider?: ProviderSession;
}

/**
 * Opens a session of a member whose proof was accepted, and ends the session that it replaces, even one of another member: the
 * browser's cookie no longer has that session's token.
 */
export const openSession =
  ({ sessions, sanctions, events, clock, ids, limits }: Deps) =>
  async (member: Member, { remember, userAgent, replaces, provider }: Opening): Promise<NewSession> => {
    const now = clock.now();
    const token = ids.token();
    const session: Session = {
      id: ids.secret(),
      memberId: member.id,
      remember,
      createdAt: now,
      lastSeenAt: now,
      endedAt: undefined,
    };
    const ended = await sessions.open(session, tokenHash(token), {
      userAgent: userAgent.slice(0, MAX_USER_AGENT),
      ...(replaces !== '' && { replaces: tokenHash(replaces) }),
      ...(provider && { provider }),
    });
    if (ended !== undefined) events.sessionEnded(ended);
    const silence = silenceOf(await sanctions.inForce(member.id, 'silence'), now);
    return { token, session, member, expiresAt: expiryOf(session, limits), silence };
  };
