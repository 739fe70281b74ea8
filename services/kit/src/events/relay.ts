import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseAddress } from '../ports/database.js';
import type { EventBus, EventRecord } from '../ports/event-bus.js';
import { BusAtRest } from '../bus/in-process/bus-at-rest.js';
import { clientOptions, directAddress } from '../postgres/client-options.js';
import { endConnection } from '../postgres/end-connection.js';
import type { Clock } from '../ports/clock.js';
import { heldLease, LeaseLost, type Lease, type Leases } from '../store/leases.js';
import { prepared, statement } from '../store/statement.js';
import { publishTraced } from './traced-events.js';

/** One commit per batch: with smaller batches the commits cost more than the rows. */
const BATCH = 1_000;
/** Maximum number of rows that one statement marks as unpublished after a loss. */
const BITE = 2_000;
const POLL_MS = 1_000;
/** How often the bus is asked, between full batches, whether it has lost its events: asking costs as much as sending. */
const CHECK_MS = 1_000;
/**
 * Least time between the starts of two batches, in ms: under load the events of many writes share a batch, here and in every
 * consumer. The first event after a pause is sent at once.
 */
const GATHER_MS = 40;

export interface RelayDatabase {
  /** The relay connects to the server directly: a transaction pooler does not forward notifications. */
  readonly address: DatabaseAddress;
  readonly leases: Leases;
}

export interface RelayObserver {
  failed(error: unknown): void;
}

interface OutboxRow {
  seq: string;
  id: string;
  topic: string;
  key: string;
  type: string;
  version: number;
  data: Buffer;
  traceparent: string | null;
  time: Date;
}

/** Planned once per connection, because the plan has a part for each day's partition. */
const selectUnpublished = prepared<OutboxRow>(
  `SELECT seq, id, topic, key, type, version, data, traceparent, time
   FROM outbox WHERE published_at IS NULL ORDER BY seq LIMIT ${BATCH}`,
);

/**
 * It limits the partitions by time and repeats the condition "unpublished", so that it uses the partial index. Its cost then
 * does not grow with the rows of today's partition. It returns a row if the lease still belongs to this process.
 */
const markRowsPublished = statement(
  `WITH ${heldLease('$4')}, marked AS (
     UPDATE outbox SET published_at = now()
     WHERE seq = ANY($1::bigint[]) AND published_at IS NULL AND time BETWEEN $2 AND $3
       AND EXISTS (SELECT FROM held)
   ) SELECT FROM held`,
);

const listen = statement('LISTEN outbox');
const wakeOthers = statement(`SELECT pg_notify('outbox', '')`);

const selectCluster = statement<{ readonly cluster_id: string | null }>('SELECT cluster_id FROM relay_state');

const saveCluster = statement(
  `WITH ${heldLease('$2')} INSERT INTO relay_state (cluster_id) SELECT $1 FROM held
   ON CONFLICT (one) DO UPDATE SET cluster_id = $1`,
);

/** Returns the place of the chunk's last row. */
const markChunkUnpublished = statement<{ readonly time: Date; readonly seq: string }>(
  `WITH ${heldLease('$3')}, bite AS (
     SELECT time, seq FROM outbox WHERE (time, seq) > ($1, $2::bigint) ORDER BY time, seq LIMIT ${BITE}
   ), again AS (
     UPDATE outbox o SET published_at = NULL FROM bite
     WHERE o.time = bite.time AND o.seq = bite.seq AND o.published_at IS NOT NULL
       AND EXISTS (SELECT FROM held)
   ) SELECT time, seq FROM bite ORDER BY time DESC, seq DESC LIMIT 1`,
);

/**
 * Sends a service's unpublished outbox rows to the bus in sequence. One relay per database is active, under a lease. Another
 * relay takes over at once from one that stops, and within 4 s from one that died. A relay that was frozen may send a batch that
 * its successor also sends. Consumers skip events that they have applied, and the database refuses the frozen relay's note that
 * the batch is sent, because its lease has an older epoch. Written by hand: no library connects a PostgreSQL outbox to this bus.
 */
export class Relay {
  readonly #stop = new AbortController();
  #client: pg.Client | undefined;
  #lease: Lease | undefined;
  #loop: Promise<void> = Promise.resolve();
  #wake: (() => void) | undefined;
  #woken = false;
  /** When the bus was last asked for its cluster id, by `performance.now()`. */
  #checkedAt = -Infinity;
  /** The cluster id of the bus that has got the outbox; only the active relay changes it, so it is read once per lease. */
  #cluster: string | undefined;
  /** When the last batch with rows began, by `performance.now()`. */
  #sentAt = -Infinity;
  /** A wake of this process that must be passed on to the active relay of another process. */
  #toPassOn = false;

  constructor(
    private readonly service: string,
    private readonly database: RelayDatabase,
    private readonly bus: EventBus,
    private readonly clock: Clock,
    private readonly observer: RelayObserver,
  ) {}

  start(): void {
    this.#loop = this.run();
  }

  /** Signals that rows may be waiting. If another process has the active relay, the poll and NOTIFY find them. */
  wake(): void {
    this.#woken = true;
    this.#toPassOn = true;
    this.#wake?.();
  }

  /** True if this relay is the active one. */
  get active(): boolean {
    return this.#lease?.held() === true;
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    this.#wake?.();
    await this.#loop;
  }

  private async run(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      try {
        await this.session();
      } catch (error) {
        // Errors while this process starts or stops are expected.
        const isExpected = this.#stop.signal.aborted || error instanceof BusAtRest;
        if (!isExpected) this.observer.failed(error);
      }
      await Promise.all([this.#lease?.release(), this.#client && endConnection(this.#client)]);
      this.#lease = this.#client = undefined;
      if (!this.#stop.signal.aborted) await this.idle(200);
    }
  }

  /** The life of one connection: waits for the lease, then sends until the connection or the service ends. */
  private async session(): Promise<void> {
    const client = new pg.Client({
      ...clientOptions(directAddress(this.database.address)),
      connectionTimeoutMillis: 1_500,
      query_timeout: 5_000,
      application_name: `${this.service} relay`,
    });
    let lost: Error | undefined;
    client.on('error', (error) => {
      lost = error;
      this.#wake?.();
    });
    client.on('end', () => {
      lost ??= new Error('relay connection ended');
      this.#wake?.();
    });
    client.on('notification', () => {
      this.#woken = true;
      this.#wake?.();
    });
    this.#client = client;
    this.#checkedAt = -Infinity;
    this.#cluster = undefined;
    await client.connect();
    await listen.run(client);
    while (!this.#stop.signal.aborted && !lost) {
      const lease = await this.lease();
      if (lease) await this.gather();
      this.#woken = false;
      const toPassOn = this.#toPassOn;
      this.#toPassOn = false;
      // Publishes within this loop, because a connection runs one query at a time.
      if (!lease && toPassOn) await wakeOthers.run(client);
      const sent = lease ? await this.sendBatch(client, lease) : 0;
      if (sent === BATCH) continue;
      // After a pause the bus is asked first, so that it gets lost events before new ones.
      this.#checkedAt = -Infinity;
      if (!this.#woken) await this.idle(POLL_MS);
    }
    if (lost && !this.#stop.signal.aborted) throw lost;
  }

  /** Waits until the next batch may begin. It uses no clock of a test, because the wait changes only how many rows share a batch. */
  private async gather(): Promise<void> {
    const wait = this.#sentAt + GATHER_MS - performance.now();
    if (wait > 0) await delay(wait, undefined, { signal: this.#stop.signal }).catch(() => undefined);
  }

  private async lease(): Promise<Lease | undefined> {
    if (this.active) return this.#lease;
    // Another relay may have been active meanwhile.
    this.#cluster = undefined;
    this.#lease = await this.database.leases.claim('relay');
    return this.#lease;
  }

  private async sendBatch(client: pg.Client, lease: Lease): Promise<number> {
    await this.refillAfterLoss(client, lease);
    const began = performance.now();
    const rows = await selectUnpublished.all(client);
    if (rows.length === 0) return 0;
    // A full batch is followed by the next one at once.
    this.#sentAt = rows.length < BATCH ? began : -Infinity;
    await publishTraced(
      rows.map((row) => this.toRecord(row)),
      (records) => this.bus.publish(records),
    );
    await this.markPublished(client, lease, rows);
    return rows.length;
  }

  private async markPublished(client: pg.Client, lease: Lease, rows: readonly OutboxRow[]): Promise<void> {
    const times = rows.map(({ time }) => time.getTime());
    // The driver truncates microseconds.
    const [from, to] = [new Date(Math.min(...times)), new Date(Math.max(...times) + 1)];
    const seqs = rows.map(({ seq }) => seq);
    const held = await markRowsPublished.run(client, [seqs, from, to, lease.epoch]);
    if (held === 0) throw new LeaseLost('another relay has taken over');
  }

  /** A bus with a new cluster id has lost its events, so the relay sends everything that the outbox still holds. */
  private async refillAfterLoss(client: pg.Client, lease: Lease): Promise<void> {
    const now = performance.now();
    if (now - this.#checkedAt < CHECK_MS) return;
    const cluster = await this.bus.clusterId();
    if (cluster !== this.#cluster) await this.refill(client, lease, cluster);
    this.#cluster = cluster;
    this.#checkedAt = now;
  }

  private async refill(client: pg.Client, lease: Lease, cluster: string): Promise<void> {
    const state = await selectCluster.first(client);
    if (state?.cluster_id === cluster) return;
    if (state) await this.markUnpublished(client, lease);
    await saveCluster.run(client, [cluster, lease.epoch]);
  }

  /** The rows are marked in chunks, in the order of the primary key: one statement for a week's rows would time out. */
  private async markUnpublished(client: pg.Client, { epoch }: Lease): Promise<void> {
    for (let after: [Date, string] | undefined = [new Date(0), '0']; after;) {
      const last: { time: Date; seq: string } | undefined = await markChunkUnpublished.first(client, [
        ...after,
        epoch,
      ]);
      after = last && [last.time, last.seq];
    }
  }

  private toRecord({ seq: _, traceparent, ...row }: OutboxRow): EventRecord {
    return { ...row, source: this.service, ...(traceparent && { traceparent }) };
  }

  private async idle(ms: number): Promise<void> {
    const woken = new AbortController();
    this.#wake = () => woken.abort();
    if (this.#stop.signal.aborted) return;
    await this.clock.sleep(ms, woken.signal).catch(() => undefined);
    this.#wake = undefined;
  }
}
