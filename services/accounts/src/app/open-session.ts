import type { Clock, Ids } from '@seyir/kit';
import type { Member } from '../domain/member.js';
import { expiryOf, type Session, type SessionLimits } from '../domain/session.js';
import type { AccountEvents, ProviderSession, SessionStore } from './ports.js';
import { tokenHash } from './token-hash.js';

const MAX_USER_AGENT = 300;

interface Deps {
  readonly sessions: SessionStore;
  readonly events: AccountEvents;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limits: SessionLimits;
}

export interface OpenSession {
  readonly session: Session;
  readonly member: Member;
  readonly expiresAt: Date;
}

/** With its token, which is never to be had again. */
export type NewSession = OpenSession & { readonly token: string };

export interface Opening {
  /** The session outlives the browser. */
  readonly remember: boolean;
  readonly userAgent: string;
  /** Token of the session that the browser has so far; empty for none. */
  readonly replaces: string;
  readonly provider?: ProviderSession;
}

/**
 * Opens a session of a member whose proof has been taken, and ends the one that it replaces, also another member's: its
 * token is in no cookie any more.
 */
export const openSession = async (
  { sessions, events, clock, ids, limits }: Deps,
  member: Member,
  { remember, userAgent, replaces, provider }: Opening,
): Promise<NewSession> => {
  const now = clock.now();
  const token = ids.token();
  const session: Session = {
    ...{ id: ids.secret(), memberId: member.id, remember },
    ...{ createdAt: now, lastSeenAt: now, endedAt: undefined },
  };
  const ended = await sessions.open(session, tokenHash(token), {
    userAgent: userAgent.slice(0, MAX_USER_AGENT),
    ...(replaces !== '' && { replaces: tokenHash(replaces) }),
    ...(provider && { provider }),
  });
  if (ended !== undefined) events.sessionEnded(ended);
  return { token, session, member, expiresAt: expiryOf(session, limits) };
};
