import type { UnitOfWork } from '../store/unit-of-work.js';
import { DomainError } from '../errors/index.js';
import type { EventRecord } from '../ports/event-bus.js';
import { runOutsideCalls } from '../rpc/call.js';

export type EventHandler = (event: EventRecord) => Promise<void>;

export interface ConsumerObserver {
  parked(event: EventRecord, error: unknown): void;
  dead(event: EventRecord, error: unknown): void;
}

/** Delay before each try of a parked event, in ms; after the last it is a dead letter. */
export const retryDelaysMs = [200, 1_000, 5_000, 30_000, 120_000] as const;

/**
 * Applies events to this service's state, each with one visible effect: the inbox row stands in the transaction of
 * the effect, a version that is already applied is skipped, what fails is parked with all that follows of its key.
 */
export class Consumer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly handlerOf: (type: string) => EventHandler | undefined,
    private readonly observer: ConsumerObserver,
  ) {}

  /** Resolves when the event is applied, skipped or parked; rejects when the database keeps neither. */
  deliver(event: EventRecord): Promise<void> {
    return runOutsideCalls(async () => {
      try {
        await this.apply(event, true);
      } catch (error) {
        await this.park(event, error).catch(() => {
          // A database that is away cannot park either: the bus delivers again.
          throw error;
        });
        this.observer.parked(event, error);
      }
    });
  }

  /** Tries the heads of all parked keys that are due; answers how many are left to wait for. */
  async retryParked(now: Date): Promise<void> {
    const heads = await this.unitOfWork.manager.query<ParkedRow[]>(
      `SELECT * FROM (SELECT DISTINCT ON (topic, key) * FROM parked_event ORDER BY topic, key, seq) head
       WHERE next_at <= $1 ORDER BY seq LIMIT 100`,
      [now],
    );
    for (const head of heads) await this.retry(head, now);
  }

  private async apply(event: EventRecord, parkBehind: boolean): Promise<void> {
    const handler = this.handlerOf(event.type);
    if (!handler) return;
    await this.unitOfWork.run(async () => {
      const db = this.unitOfWork.manager;
      // Deliveries of one key stand in line, also those of two processes.
      await db.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [
        `${event.topic}:${event.key}`,
      ]);
      const fresh: unknown[] = await db.query(
        `INSERT INTO inbox (event_id, topic) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING event_id`,
        [event.id, event.topic],
      );
      if (fresh.length === 0) return;
      if (parkBehind) {
        const [before] = await db.query<unknown[]>(
          `SELECT 1 FROM parked_event WHERE topic = $1 AND key = $2 LIMIT 1`,
          [event.topic, event.key],
        );
        if (before) throw new DomainError('TRY_AGAIN', { reason: 'an earlier event of this key is parked' });
      }
      const newer: unknown[] = await db.query(
        `INSERT INTO applied_version AS a (topic, key, version) VALUES ($1, $2, $3)
         ON CONFLICT (topic, key) DO UPDATE SET version = $3 WHERE a.version < $3 RETURNING version`,
        [event.topic, event.key, event.version],
      );
      if (newer.length > 0) await handler(event);
    });
  }

  private async park(event: EventRecord, error: unknown): Promise<void> {
    await this.unitOfWork.manager.query(
      `INSERT INTO parked_event (event_id, topic, key, type, source, time, version, data, traceparent, next_at, error)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + $10 * interval '1 ms', $11) ON CONFLICT DO NOTHING`,
      [
        event.id,
        event.topic,
        event.key,
        event.type,
        event.source,
        event.time,
        event.version,
        event.data,
        event.traceparent ?? null,
        retryDelaysMs[0],
        String(error),
      ],
    );
  }

  private async retry(row: ParkedRow, now: Date): Promise<void> {
    const event: EventRecord = {
      id: row.event_id,
      topic: row.topic,
      key: row.key,
      type: row.type,
      source: row.source,
      time: row.time,
      version: row.version,
      data: row.data,
      ...(row.traceparent && { traceparent: row.traceparent }),
    };
    try {
      await this.apply(event, false);
      await this.unitOfWork.manager.query(`DELETE FROM parked_event WHERE seq = $1`, [row.seq]);
    } catch (error) {
      const attempts = row.attempts + 1;
      const delay = retryDelaysMs[attempts];
      if (delay === undefined) return this.bury(row, event, error);
      await this.unitOfWork.manager.query(
        `UPDATE parked_event SET attempts = $2, next_at = $3, error = $4 WHERE seq = $1`,
        [row.seq, attempts, new Date(now.getTime() + delay), String(error)],
      );
    }
  }

  /** After five tries the event goes to the dead letters and its key goes on. */
  private async bury(row: ParkedRow, event: EventRecord, error: unknown): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.unitOfWork.manager.query(
        `WITH gone AS (DELETE FROM parked_event WHERE seq = $1 RETURNING *)
         INSERT INTO dead_letter (event_id, topic, key, type, source, time, version, data, traceparent, attempts, error)
         SELECT event_id, topic, key, type, source, time, version, data, traceparent, attempts + 1, $2 FROM gone
         ON CONFLICT DO NOTHING`,
        [row.seq, String(error)],
      );
    });
    this.observer.dead(event, error);
  }
}

interface ParkedRow {
  seq: string;
  event_id: string;
  topic: string;
  key: string;
  type: string;
  source: string;
  time: Date;
  version: number;
  data: Buffer;
  traceparent: string | null;
  attempts: number;
}
