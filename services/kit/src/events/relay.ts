import pg from 'pg';
import type { DatabaseAddress } from '../ports/database.js';
import type { EventBus, EventRecord } from '../ports/event-bus.js';
import { BusAtRest } from '../platform/in-process/bus-at-rest.js';
import { clientOptions } from '../platform/postgres/client-options.js';
import { endConnection } from '../platform/postgres/end-connection.js';
import type { Clock } from '../ports/clock.js';
import { publishTraced } from './traced-events.js';

const BATCH = 200;
/** Rows that one statement marks again after a loss. */
const BITE = 2_000;
const POLL_MS = 1_000;
const LOCK = `hashtext('seyir.relay')`;

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

/**
 * Sends a service's unpublished outbox rows to the bus in their sequence. One relay a database is active (advisory
 * lock); the others wait for its connection to end. Written by hand: no library joins a PostgreSQL outbox with this bus.
 */
export class Relay {
  readonly #stop = new AbortController();
  #client: pg.Client | undefined;
  #loop: Promise<void> = Promise.resolve();
  #wake: (() => void) | undefined;
  #woken = false;
  /** A wake that came in this process and that the active relay of another one must hear of. */
  #toPassOn = false;

  constructor(
    private readonly service: string,
    private readonly database: DatabaseAddress,
    private readonly bus: EventBus,
    private readonly clock: Clock,
    private readonly observer: RelayObserver,
  ) {}

  start(): void {
    this.#loop = this.run();
  }

  /** Says that rows may wait. In another process than the active relay's, the poll and NOTIFY find them. */
  wake(): void {
    this.#woken = true;
    this.#toPassOn = true;
    this.#wake?.();
  }

  active = false;

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
        // What happens while this process starts or ends is no failure.
        const isExpected = this.#stop.signal.aborted || error instanceof BusAtRest;
        if (!isExpected) this.observer.failed(error);
      }
      this.active = false;
      if (this.#client) await endConnection(this.#client);
      this.#client = undefined;
      if (!this.#stop.signal.aborted) await this.idle(200);
    }
  }

  /** One connection's life: wait for the lock, then send until the connection or the service ends. */
  private async session(): Promise<void> {
    const client = new pg.Client({
      ...clientOptions(this.database),
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
    await client.connect();
    await client.query('LISTEN outbox');
    while (!this.#stop.signal.aborted && !lost) {
      if (!this.active) {
        const { rows } = await client.query<{ ok: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS ok`);
        this.active = rows[0]?.ok === true;
      }
      this.#woken = false;
      const toPassOn = this.#toPassOn;
      this.#toPassOn = false;
      // On this loop's turn, since a connection takes one query at a time.
      if (!this.active && toPassOn) await client.query(`SELECT pg_notify('outbox', '')`);
      const sent = this.active ? await this.sendBatch(client) : 0;
      if (sent < BATCH && !this.#woken) await this.idle(POLL_MS);
    }
    if (lost && !this.#stop.signal.aborted) throw lost;
  }

  private async sendBatch(client: pg.Client): Promise<number> {
    await this.refillAfterLoss(client);
    const { rows } = await client.query<OutboxRow>(
      `SELECT seq, id, topic, key, type, version, data, traceparent, time
       FROM outbox WHERE published_at IS NULL ORDER BY seq LIMIT ${BATCH}`,
    );
    if (rows.length === 0) return 0;
    await publishTraced(
      rows.map((row) => this.toRecord(row)),
      (records) => this.bus.publish(records),
    );
    await this.markPublished(client, rows);
    return rows.length;
  }

  /**
   * Names the partitions by time and says that the rows are unpublished: only so the partial index serves, and the cost
   * stays the same however many rows today's partition holds.
   */
  private async markPublished(client: pg.Client, rows: readonly OutboxRow[]): Promise<void> {
    const times = rows.map(({ time }) => time.getTime());
    // The driver cuts microseconds off a time.
    const [from, to] = [new Date(Math.min(...times)), new Date(Math.max(...times) + 1)];
    await client.query(
      `UPDATE outbox SET published_at = now()
       WHERE seq = ANY($1::bigint[]) AND published_at IS NULL AND time BETWEEN $2 AND $3`,
      [rows.map(({ seq }) => seq), from, to],
    );
  }

  /** A bus that came back as another cluster has lost what it held: all that the outbox still has is sent again. */
  private async refillAfterLoss(client: pg.Client): Promise<void> {
    // Asked before each batch that follows a wake, and with the poll while nothing happens.
    const cluster = await this.bus.clusterId();
    const { rows } = await client.query<{ cluster_id: string | null }>('SELECT cluster_id FROM relay_state');
    if (rows[0]?.cluster_id === cluster) return;
    if (rows[0]) await this.markUnpublished(client);
    await client.query(
      `INSERT INTO relay_state (cluster_id) VALUES ($1) ON CONFLICT (one) DO UPDATE SET cluster_id = $1`,
      [cluster],
    );
  }

  /** In bites, in the order of the primary key: a week's rows in one statement would outlast any time-out. */
  private async markUnpublished(client: pg.Client): Promise<void> {
    for (let after: [Date, string] | undefined = [new Date(0), '0']; after;) {
      const { rows }: pg.QueryResult<{ time: Date; seq: string }> = await client.query(
        `WITH bite AS (
           SELECT time, seq FROM outbox WHERE (time, seq) > ($1, $2::bigint) ORDER BY time, seq LIMIT ${BITE}
         ), again AS (
           UPDATE outbox o SET published_at = NULL FROM bite
           WHERE o.time = bite.time AND o.seq = bite.seq AND o.published_at IS NOT NULL
         ) SELECT time, seq FROM bite ORDER BY time DESC, seq DESC LIMIT 1`,
        after,
      );
      after = rows[0] && [rows[0].time, rows[0].seq];
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
