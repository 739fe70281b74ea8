import type { Clock } from '@seyir/kit';
import { expiryOf, type Session, type SessionLimits } from '../domain/session.js';
import type { SessionStore } from './ports.js';

interface Deps {
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly limits: SessionLimits;
}

export interface ListedSession {
  readonly session: Session;
  readonly userAgent: string;
}

/** A member's open sessions, last seen first. */
export const listSessions =
  ({ sessions, clock, limits }: Deps) =>
  async (memberId: string): Promise<ListedSession[]> => {
    const now = clock.now();
    return (await sessions.ofMember(memberId)).filter(({ session }) => now < expiryOf(session, limits));
  };
