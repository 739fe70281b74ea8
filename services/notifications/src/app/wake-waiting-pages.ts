import type { Clock } from '@seyir/kit';
import type { AnnouncementStore, Wake } from './ports.js';

/** Maximum announcements per run, and members per look-up. */
const MOST = 200;
const CHUNK = 1_000;
/** Members find older announcements in their lists; no open page waits for them. */
const STALE_MS = 3_600_000;

interface Deps {
  readonly announcements: AnnouncementStore;
  readonly wake: Wake;
  readonly clock: Clock;
}

/**
 * Wakes the open pages of members who wait for an episode that has become watchable, also if its release passed
 * without an event. After an interruption it repeats an announcement: an extra wake only costs a look-up.
 */
export const wakeWaitingPages =
  ({ announcements, wake, clock }: Deps) =>
  async (signal: AbortSignal): Promise<void> => {
    const now = clock.now();
    await announcements.skipWakes(new Date(now.getTime() - STALE_MS));
    for (const id of await announcements.notWoken(now, MOST)) {
      let after: string | undefined;
      do {
        if (signal.aborted) return;
        const members = await announcements.membersFor(id, after, CHUNK);
        for (const memberId of members) wake(memberId);
        after = members.length < CHUNK ? undefined : members.at(-1);
      } while (after !== undefined);
      await announcements.markWoken(id);
    }
  };
