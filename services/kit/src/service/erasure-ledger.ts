import { timestampFromDate, type Timestamp } from '@bufbuild/protobuf/wkt';
import type { Logger } from 'pino';
import { toDomainError } from '../errors/index.js';
import type { Clock } from '../ports/clock.js';
import type { Job } from '../ports/jobs.js';
import type { CallOptions } from '../rpc/call.js';
import type { GoneMembers } from '../store/gone-members.js';
import { statement } from '../store/statement.js';
import type { UnitOfWork } from '../store/unit-of-work.js';

const EVERY_MS = 300_000;
/** If no service used a database for this long, it may be a restored backup. */
const FRESH_MS = 900_000;
/** How far before the last comparison the next one starts, because clocks differ and erasures may be in progress. */
const OVERLAP_MS = 3_600_000;
const RETRY_MS = 200;

/** The members that the site has erased, and how this service erases one. */
export interface Erasures {
  /** Ids of the members erased since a time, page by page; the cursor is empty before the first page and after the last. */
  readonly list: (since: Date, cursor: string) => Promise<ErasedPage>;
  /** Handles a removal like its event, in a transaction of its own: marks the member, and leaves the rows to a task. */
  readonly erase: (memberId: string) => Promise<void>;
}

export interface ErasedPage {
  readonly memberIds: readonly string[];
  readonly nextCursor: string;
}

/** Erases the members that accounts has erased. `listErased` is the call of accounts, made in this service's own name. */
export const erasuresOf = (
  listErased: (request: { since: Timestamp; cursor: string }, options: CallOptions) => Promise<ErasedPage>,
  erase: Erasures['erase'],
): Erasures => ({
  list: (since, cursor) => listErased({ since: timestampFromDate(since), cursor }, { asService: true }),
  erase,
});

interface LedgerTimes {
  readonly alive: Date | null;
  readonly compared: Date | null;
}

const readTimes = statement<LedgerTimes>(
  `SELECT alive_at AS alive, compared_at AS compared FROM ledger_state`,
);
const setAlive = statement(`UPDATE ledger_state SET alive_at = $1`);
const setCompared = statement(`UPDATE ledger_state SET compared_at = $1, alive_at = $1`);

interface Deps {
  readonly erasures: Erasures;
  readonly unitOfWork: UnitOfWork;
  readonly goneMembers: GoneMembers;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Erases members again that a restored backup has brought back. It compares the database with the ledger every five minutes. If
 * no service has used the database for a quarter of an hour, it compares before the service answers anything.
 */
export class ErasureLedger {
  constructor(private readonly deps: Deps) {}

  /** Erases the members of the ledger that this database has no mark for. Rejects if the ledger cannot be read. */
  async apply(): Promise<void> {
    const { erasures, unitOfWork, goneMembers, clock, logger } = this.deps;
    const now = clock.now();
    const { compared } = await this.times();
    const since = new Date(Math.max(0, (compared?.getTime() ?? 0) - OVERLAP_MS));
    let cursor = '';
    do {
      const page = await erasures.list(since, cursor);
      const gone = await goneMembers.among(page.memberIds);
      const missing = page.memberIds.filter((id) => !gone.has(id));
      for (const memberId of missing) await erasures.erase(memberId);
      if (missing.length > 0)
        logger.warn({ members: missing.length }, 'members of the erasure ledger erased again');
      cursor = page.nextCursor;
    } while (cursor !== '');
    await setCompared.run(unitOfWork, [now]);
  }

  /**
   * Resolves when the database may be used: at once if a service has used it recently, or if it is new. Otherwise it waits until
   * the ledger's owner answers. An owner of the previous version has no ledger; then it does not wait.
   */
  async beforeAnswers(signal: AbortSignal): Promise<void> {
    const { clock, logger } = this.deps;
    const { alive } = await this.times();
    if (!alive || clock.now().getTime() - alive.getTime() < FRESH_MS) return;
    for (let attempt = 1; ; attempt += 1) {
      signal.throwIfAborted();
      try {
        return await this.apply();
      } catch (error) {
        if (toDomainError(error).code === 'INTERNAL') {
          logger.error({ err: error }, 'the erasure ledger cannot be read, starting without it');
          return;
        }
        if (attempt % 20 === 0)
          logger.warn({ err: error }, 'this database may be a backup: waiting for the erasure ledger');
        await clock.sleep(RETRY_MS, signal).catch(() => undefined);
      }
    }
  }

  job(): Job {
    return { name: 'compare-erasures', everyMs: EVERY_MS, run: () => this.applyQuietly() };
  }

  private async applyQuietly(): Promise<void> {
    // Also recorded while the ledger is unavailable: its outage must not make this database look like a backup.
    const { clock, unitOfWork } = this.deps;
    await setAlive.run(unitOfWork, [clock.now()]);
    await this.apply().catch((error: unknown) => {
      this.deps.logger.debug({ err: error }, 'erasure ledger not read, trying again');
    });
  }

  private async times(): Promise<LedgerTimes> {
    return (await readTimes.first(this.deps.unitOfWork)) ?? { alive: null, compared: null };
  }
}
