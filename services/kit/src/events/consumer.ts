import type { UnitOfWork } from '../store/unit-of-work.js';
import { DomainError, isDiskFull } from '../errors/index.js';
import type { EventRecord } from '../ports/event-bus.js';
import { runOutsideCalls } from '../rpc/call.js';
import { processTraced } from './traced-events.js';

export type EventHandler = (event: EventRecord) => Promise<void>;

export interface ConsumerObserver {
  parked(event: EventRecord, error: unknown): void;
  dead(event: EventRecord, error: unknown): void;
}

/** Events of one transaction: what they lock is locked until its end, so these are few. */
const SLICE = 50;

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
        await processTraced(event, () => this.apply(event, true));
      } catch (error) {
        // A full disk is no fault of this event: the bus delivers it again.
        if (isDiskFull(error)) throw error;
        await this.park(event, error).catch(() => {
          // A database that is away cannot park either: the bus delivers again.
          throw error;
        });
        this.observer.parked(event, error);
      }
    });
  }

  /**
   * Delivers events of one topic and of different keys, a slice in one transaction: far fewer questions to the database
   * than one by one. A slice in which one fails is delivered one by one.
   */
  async deliverAll(events: readonly EventRecord[]): Promise<void> {
    for (let from = 0; from < events.length; from += SLICE) {
      const slice = events.slice(from, from + SLICE);
      await runOutsideCalls(() => this.applyTogether(slice)).catch(async () => {
        for (const event of slice) await this.deliver(event);
      });
    }
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

  /** As `apply`, for all or none. */
  private async applyTogether(events: readonly EventRecord[]): Promise<void> {
    const handled = events.flatMap((event) => {
      const handler = this.handlerOf(event.type);
      return handler ? [{ event, handler }] : [];
    });
    const all = <T>(pick: (event: EventRecord) => T) => handled.map(({ event }) => pick(event));
    await this.unitOfWork.run(async () => {
      const db = this.unitOfWork.manager;
      // In one order, so that two who want some of the same do not wait for each other.
      await db.query(
        `SELECT pg_advisory_xact_lock(hash) FROM (
           SELECT DISTINCT hashtextextended(name, 0) AS hash FROM unnest($1::text[]) name ORDER BY 1) sorted`,
        [all(({ topic, key }) => `${topic}:${key}`)],
      );
      const fresh = await db.query<{ event_id: string }[]>(
        `INSERT INTO inbox (event_id, topic) SELECT * FROM unnest($1::uuid[], $2::text[])
         ON CONFLICT DO NOTHING RETURNING event_id`,
        [all(({ id }) => id), all(({ topic }) => topic)],
      );
      const parked = await db.query<unknown[]>(
        `SELECT 1 FROM parked_event JOIN unnest($1::text[], $2::text[]) e (topic, key) USING (topic, key) LIMIT 1`,
        [all(({ topic }) => topic), all(({ key }) => key)],
      );
      if (parked.length > 0) throw new DomainError('TRY_AGAIN', { reason: 'an event of a key is parked' });
      const ids = new Set(fresh.map(({ event_id }) => event_id));
      const unseen = handled.filter(({ event }) => ids.has(event.id));
      const newer = await db.query<{ key: string }[]>(
        `INSERT INTO applied_version AS a (topic, key, version) SELECT * FROM unnest($1::text[], $2::text[], $3::int[])
         ON CONFLICT (topic, key) DO UPDATE SET version = excluded.version WHERE a.version < excluded.version
         RETURNING key`,
        [
          unseen.map(({ event }) => event.topic),
          unseen.map(({ event }) => event.key),
          unseen.map(({ event }) => event.version),
        ],
      );
      const keys = new Set(newer.map(({ key }) => key));
      for (const { event, handler } of unseen) if (keys.has(event.key)) await handler(event);
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
      await processTraced(event, () => this.apply(event, false));
      await this.unitOfWork.manager.query(`DELETE FROM parked_event WHERE seq = $1`, [row.seq]);
    } catch (error) {
      // However long a disk stays full, no event is given up for it.
      if (isDiskFull(error)) return;
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
