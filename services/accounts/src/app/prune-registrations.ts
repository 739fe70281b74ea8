import type { Clock } from '@seyir/kit';
import type { Registrations } from './ports.js';

/** Rows that one statement deletes. */
const BITE = 500;

/**
 * Deletes registrations whose time is over, with their links, and members that a process of the version before has
 * added to wait for their activation while the site was upgraded.
 */
export const pruneRegistrations =
  ({ registrations, clock }: { registrations: Registrations; clock: Clock }) =>
  async (signal?: AbortSignal): Promise<void> => {
    for (const prune of [
      () => registrations.prune(clock.now(), BITE),
      () => registrations.pruneUnactivatedMembers(BITE),
    ])
      for (let gone = BITE; gone === BITE && !signal?.aborted;) gone = await prune();
  };
