import type { Clock } from '@seyir/kit';
import type { Registrations } from './ports.js';

/** Maximum number of rows that one statement deletes. */
const BITE = 500;

/**
 * Deletes expired registrations with their links, and pending members that a process of the previous version has added during an
 * upgrade.
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
