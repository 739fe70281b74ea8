import type { Clock, Ids } from '@seyir/kit';
import type { Member } from '../domain/member.js';
import { expiryOf, type Session, type SessionLimits } from '../domain/session.js';
import type { ProviderSession, SessionStore } from './ports.js';
import { tokenHash } from './token-hash.js';

const MAX_USER_AGENT = 300;

interface Deps {
  readonly sessions: SessionStore;
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

/** Opens a session of a member whose proof has been taken. */
export const openSession = async (
  { sessions, clock, ids, limits }: Deps,
  member: Member,
  { remember, userAgent, provider }: { remember: boolean; userAgent: string; provider?: ProviderSession },
): Promise<NewSession> => {
  const now = clock.now();
  const token = ids.token();
  const session: Session = {
    ...{ id: ids.secret(), memberId: member.id, remember },
    ...{ createdAt: now, lastSeenAt: now, endedAt: undefined },
  };
  await sessions.open(session, tokenHash(token), userAgent.slice(0, MAX_USER_AGENT), provider);
  return { token, session, member, expiresAt: expiryOf(session, limits) };
};
