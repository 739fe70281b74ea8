import { hostname } from 'node:os';
import { statement, type Connected } from './statement.js';

/** How long a lease lasts without renewal, in ms. */
export const LEASE_MS = 3_000;
/** Time between two renewals, in ms: two may fail before the lease is lost. */
const RENEW_MS = 1_000;
/** Identifies this process for an operator who reads the table. */
const HOLDER = `${hostname()} ${process.pid}`;

/** Another process may hold the lease now; the work of this one is rolled back or refused. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

export interface Lease {
  /** Rises whenever any lease in the database changes its holder. A statement that checks it cannot write under a lost lease. */
  readonly epoch: string;
  /** Aborted when the lease is lost. */
  readonly lost: AbortSignal;
  /** False from the moment when another process may hold it; reliable even right after this process was frozen. */
  held(): boolean;
  /** Lets another process claim it at once. Never rejects. */
  release(): Promise<void>;
}

/**
 * SQL for a `WITH` of a statement that writes under a lease: `held` has a row if the lease of this epoch still belongs to this
 * process, and no other process can claim it until the statement's transaction has ended.
 * @param epoch the parameter's placeholder, such as `$1`
 */
export const heldLease = (epoch: string): string =>
  `held AS (SELECT 1 FROM lease WHERE epoch = ${epoch}::bigint FOR SHARE)`;

/**
 * `migrate` creates the table `lease` before the first migration, because migrating needs a lease. The table is unlogged: a
 * renewal causes no disk writes, and after a crash of the server all leases are free. The epochs survive a crash.
 */
export const leaseTable = [
  `CREATE UNLOGGED TABLE IF NOT EXISTS lease (
     name text PRIMARY KEY, holder text NOT NULL, epoch bigint NOT NULL UNIQUE, until timestamptz NOT NULL
   ) WITH (fillfactor = 50)`,
  `CREATE SEQUENCE IF NOT EXISTS lease_epoch`,
];

const until = (ms: string): string => `clock_timestamp() + ${ms}::integer * interval '1 ms'`;

/** A process that waits only reads. */
const claimLease = statement<{ readonly epoch: string }>(
  `INSERT INTO lease AS l (name, holder, epoch, until)
   SELECT $1::text, $3, nextval('lease_epoch'), ${until('$2')}
   WHERE NOT EXISTS (SELECT 1 FROM lease WHERE name = $1 AND until >= clock_timestamp())
   ON CONFLICT (name) DO UPDATE
   SET holder = excluded.holder, epoch = excluded.epoch, until = excluded.until
   WHERE l.until < clock_timestamp() RETURNING epoch::text`,
);

const renewLeases = statement<{ readonly epoch: string }>(
  `WITH renewed AS (
     UPDATE lease SET until = ${until('$2')} WHERE epoch = ANY($1::bigint[]) RETURNING epoch
   ) SELECT epoch::text FROM renewed`,
);

const releaseLease = statement(`DELETE FROM lease WHERE epoch = $1::bigint`);

/**
 * The leases of this process in a service's database. They use the database's clock, and one statement per second renews them
 * all. A process that dies or loses the database loses them after 3 s; waiting processes ask each second and take over within 4
 * s. A lease is a row and no lock of a session, so each statement may use another connection.
 */
export class Leases {
  readonly #held = new Map<string, Held>();
  #timer: NodeJS.Timeout | undefined;
  #renewing = false;

  /** @param db a data source, not a unit of work: a claim must not belong to a transaction that runs */
  constructor(
    private readonly db: Connected,
    private readonly lengthMs = LEASE_MS,
  ) {}

  /** Undefined while another process holds it. Rejects if the database does not answer. */
  async claim(name: string): Promise<Lease | undefined> {
    const asked = performance.now();
    const row = await claimLease.first(this.db, [name, this.lengthMs, HOLDER]);
    if (!row) return undefined;
    const held = new Held(row.epoch, asked + this.lengthMs, () => this.release(held));
    this.#held.set(held.epoch, held);
    this.#timer ??= setInterval(() => void this.renew(), RENEW_MS).unref();
    return held;
  }

  private async renew(): Promise<void> {
    for (const held of [...this.#held.values()]) if (!held.held()) this.forget(held);
    if (this.#renewing || this.#held.size === 0) return;
    this.#renewing = true;
    const asked = performance.now();
    const mine = [...this.#held.values()];
    try {
      const rows = await renewLeases.all(this.db, [mine.map(({ epoch }) => epoch), this.lengthMs]);
      const renewed = new Set(rows.map(({ epoch }) => epoch));
      for (const held of mine) {
        if (renewed.has(held.epoch)) held.prolong(asked + this.lengthMs);
        else this.forget(held);
      }
    } catch {
      // The next renewal may reach the database; otherwise the leases end by themselves.
    } finally {
      this.#renewing = false;
    }
  }

  private async release(held: Held): Promise<void> {
    if (!this.#held.has(held.epoch)) return;
    this.forget(held);
    await releaseLease.run(this.db, [held.epoch]).catch(() => undefined);
  }

  private forget(held: Held): void {
    held.lose();
    this.#held.delete(held.epoch);
    if (this.#held.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

class Held implements Lease {
  readonly #lost = new AbortController();

  constructor(
    readonly epoch: string,
    /** The end by this process's clock, counted from before the query was sent. So it is never later than the end in the row. */
    private endsAt: number,
    readonly release: () => Promise<void>,
  ) {}

  get lost(): AbortSignal {
    return this.#lost.signal;
  }

  held(): boolean {
    if (performance.now() >= this.endsAt) this.lose();
    return !this.#lost.signal.aborted;
  }

  prolong(endsAt: number): void {
    // A lease that ended during the query stays lost, because its work was already aborted.
    if (this.held()) this.endsAt = endsAt;
  }

  lose(): void {
    this.#lost.abort(new LeaseLost('the lease could not be renewed in time'));
  }
}
