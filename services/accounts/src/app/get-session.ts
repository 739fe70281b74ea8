import type { Clock } from '@seyir/kit';
import { expiryOf, isOpen, silenceOf, type SessionLimits } from '../domain/session.js';
import type { SessionStore } from './ports.js';
import type { OpenSession } from './open-session.js';
import { tokenHash } from './token-hash.js';

interface Deps {
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly limits: SessionLimits;
}

export interface FoundSession {
  readonly open: OpenSession | undefined;
  /** The token belonged to a session that has ended. */
  readonly ended: boolean;
}

/** The open session of a token with its member's current state. It also records that the session is in use. */
export const getSession =
  ({ sessions, clock, limits }: Deps) =>
  async (token: string): Promise<FoundSession> => {
    const found = await sessions.find(tokenHash(token));
    if (!found) return { open: undefined, ended: false };
    const now = clock.now();
    const { session, member } = found;
    const silence = silenceOf(found.silence, now);
    if (!isOpen(session, member, limits, now)) return { open: undefined, ended: true };
    const due = new Date(now.getTime() - limits.noteMs);
    if (session.lastSeenAt > due)
      return { open: { session, member, silence, expiresAt: expiryOf(session, limits) }, ended: false };
    await sessions.seen(session.id, now, due);
    const seen = { ...session, lastSeenAt: now };
    return { open: { session: seen, member, silence, expiresAt: expiryOf(seen, limits) }, ended: false };
  };
