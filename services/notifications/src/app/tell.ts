import type { Clock } from '@seyir/kit';
import type { AnnouncementStore, Wake } from './ports.js';

/** Announcements in one run, and members in one look-up. */
const MOST = 200;
const CHUNK = 1_000;
/** What is older is found in the lists; no open page waits for it. */
const STALE_MS = 3_600_000;

interface Deps {
  readonly announcements: AnnouncementStore;
  readonly wake: Wake;
  readonly clock: Clock;
}

/**
 * Wakes the open pages of those who want to know of what can be watched from now on, also when its time came without
 * any event. Interrupted, it begins such an announcement anew: a wake too many is a look-up too many.
 */
export const tell =
  ({ announcements, wake, clock }: Deps) =>
  async (signal: AbortSignal): Promise<void> => {
    const now = clock.now();
    await announcements.skipUntold(new Date(now.getTime() - STALE_MS));
    for (const id of await announcements.untold(now, MOST)) {
      let after: string | undefined;
      do {
        if (signal.aborted) return;
        const members = await announcements.membersFor(id, after, CHUNK);
        for (const memberId of members) wake(memberId);
        after = members.length < CHUNK ? undefined : members.at(-1);
      } while (after !== undefined);
      await announcements.told(id);
    }
  };
