import type { Clock } from '@seyir/kit';
import { mostOf, reachedBy } from '../domain/badge.js';
import type { BadgeStore } from './badge-ports.js';
import { badgeNotice, type Notices } from './notices.js';
import type { Transaction } from './ports.js';

/** Counts per transaction. */
const CHUNK = 20;

interface Deps {
  readonly badges: BadgeStore;
  readonly notices: Notices;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Grants the badges that changed counts have reached, each once, and notifies the member; a timer calls it. Badges are never
 * removed (product-rules, Badges).
 */
export const grantBadges =
  ({ badges, notices, transaction, clock }: Deps) =>
  async (signal: AbortSignal): Promise<void> => {
    let taken = CHUNK;
    while (taken === CHUNK && !signal.aborted)
      taken = await transaction.run(async () => {
        const due = await badges.take(CHUNK);
        for (const one of due) {
          const reached = reachedBy(one.fact, await badges.count(one, mostOf(one.fact)));
          const granted = await badges.grant(one.memberId, reached, clock.now());
          if (!one.silent) await notices.tell(granted.map((badge) => badgeNotice(one.memberId, badge)));
        }
        return due.length;
      });
  };
