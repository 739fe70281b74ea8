import type { GrantedRole, Member } from '../domain/member.js';
import type { AccountEvents, ProviderStore, SessionStore } from './ports.js';

interface Deps {
  readonly store: ProviderStore;
  readonly sessions: SessionStore;
  readonly events: AccountEvents;
}

/**
 * Stores a member's roles in the caller's transaction; undefined if they are the same. A session keeps the roles that it was opened
 * with for a minute, so changed roles end the member's sessions; the next sign-in has the new ones.
 */
export const writeRoles =
  ({ store, sessions, events }: Deps) =>
  async (memberId: string, roles: readonly GrantedRole[], now: Date): Promise<Member | undefined> => {
    const changed = await store.setRoles(memberId, roles, now);
    if (!changed) return undefined;
    await events.membersChanged([changed]);
    for (const sessionId of await sessions.endAll(memberId, now)) events.sessionEnded(sessionId);
    return changed;
  };

export type WriteRoles = ReturnType<typeof writeRoles>;
