import type { EventRecord } from '../ports/event-bus.js';
import { prepared, statement, type Queryable } from '../store/statement.js';
import type { UnitOfWork } from '../store/unit-of-work.js';

/** Delay before each retry of a parked event, in ms. After the last one it becomes a dead letter. */
export const retryDelaysMs = [200, 1_000, 5_000, 30_000, 120_000] as const;

/** Maximum number of heads in one retry round. The next round continues with the next ones. */
const ROUND = 100;

/** Parks an event; it is a head if no other one of its key is parked. */
const addParked = statement(
  `INSERT INTO parked_event
     (event_id, topic, key, type, source, time, version, data, traceparent, next_at, error, head)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + $10 * interval '1 ms', $11,
           NOT EXISTS (SELECT 1 FROM parked_event WHERE topic = $2 AND key = $3))
   ON CONFLICT DO NOTHING`,
);

const demoteLater = statement(
  `UPDATE parked_event SET head = false WHERE seq = $1
     AND EXISTS (SELECT 1 FROM parked_event WHERE topic = $2 AND key = $3 AND seq < $1)`,
);

const deleteParked = statement(`DELETE FROM parked_event WHERE seq = $1`);

const scheduleRetry = statement(
  `UPDATE parked_event SET attempts = $2, next_at = $3, error = $4 WHERE seq = $1`,
);

const buryParked = statement(
  `WITH gone AS (DELETE FROM parked_event WHERE seq = $1 RETURNING *)
   INSERT INTO dead_letter
     (event_id, topic, key, type, source, time, version, data, traceparent, attempts, error)
   SELECT event_id, topic, key, type, source, time, version, data, traceparent, attempts + 1, $2 FROM gone
   ON CONFLICT DO NOTHING`,
);

const promoteFirst = statement(
  `UPDATE parked_event SET head = true WHERE seq =
     (SELECT seq FROM parked_event WHERE topic = $1 AND key = $2 ORDER BY seq LIMIT 1)`,
);

const lockNames = prepared(
  `SELECT pg_advisory_xact_lock(hash) FROM (
     SELECT DISTINCT hashtextextended(name, 0) AS hash FROM unnest($1::text[]) name ORDER BY 1) sorted`,
);

const dueHeads = prepared<ParkedRow>(
  `SELECT seq, attempts, event_id, topic, key, type, source, time, version, data, traceparent FROM parked_event
   WHERE head AND next_at <= $1 ORDER BY next_at, seq LIMIT ${ROUND}`,
);

/** The first event of each of the next keys, found by steps from key to key in the index. */
const healNext = statement<ParkedKey>(
  `WITH RECURSIVE first AS (
     (SELECT topic, key, seq, head, 1 AS place FROM parked_event WHERE (topic, key) > ($1, $2)
      ORDER BY topic, key, seq LIMIT 1)
     UNION ALL
     SELECT later.*, first.place + 1 FROM first CROSS JOIN LATERAL (
       SELECT topic, key, seq, head FROM parked_event WHERE (topic, key) > (first.topic, first.key)
       ORDER BY topic, key, seq LIMIT 1) later
     WHERE first.place < $3
   ), healed AS (
     UPDATE parked_event SET head = true WHERE seq = ANY(ARRAY(SELECT seq FROM first WHERE NOT head))
   )
   SELECT topic, key FROM first ORDER BY place`,
);

/**
 * Events that could not be applied, in the order of their keys. Only the first event of a key, its head, is retried. A partial
 * index on due heads keeps the cost of a round independent of how many events are parked.
 */
export class Parking {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Parks an event behind the parked events of its key. */
  async park(event: EventRecord, error: unknown): Promise<void> {
    await this.inKeyOrder(event, () =>
      addParked.run(this.unitOfWork, [
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
      ]),
    );
  }

  /** Heads that are due at `now`, at most 100 of them. */
  async due(now: Date): Promise<ParkedEvent[]> {
    const rows = await dueHeads.all(this.unitOfWork, [now]);
    return rows.map(toParkedEvent);
  }

  /**
   * Demotes a head if an earlier event of its key is parked; returns true if it did. A replica of the previous release parks
   * every event as a head.
   */
  async standsBehind({ seq, event }: ParkedEvent): Promise<boolean> {
    return (await demoteLater.run(this.unitOfWork, [seq, event.topic, event.key])) > 0;
  }

  /**
   * Makes the first event of each of the next keys a head, and returns the last of these keys; undefined after the last key of the
   * table. A replica of the previous release removes heads without choosing new ones. It reads one row of each key, however many
   * are parked under it.
   * @param after the key before the first one; absent: from the start
   */
  async healHeads(after: ParkedKey | undefined, limit: number): Promise<ParkedKey | undefined> {
    const keys = await healNext.all(this.unitOfWork, [after?.topic ?? '', after?.key ?? '', limit]);
    return keys.length < limit ? undefined : keys.at(-1);
  }

  /** Removes an applied event and makes the next one of its key the head. */
  async release(parked: ParkedEvent): Promise<void> {
    await this.inKeyOrder(parked.event, async () => {
      await deleteParked.run(this.unitOfWork, [parked.seq]);
      await this.promoteNext(parked);
    });
  }

  /** Schedules the next retry of a head after a failure. Returns false and does nothing if that was the last try. */
  async putOff({ seq, attempts }: ParkedEvent, now: Date, error: unknown): Promise<boolean> {
    const delay = retryDelaysMs[attempts + 1];
    if (delay === undefined) return false;
    const next = new Date(now.getTime() + delay);
    await scheduleRetry.run(this.unitOfWork, [seq, attempts + 1, next, String(error)]);
    return true;
  }

  /** Moves an event to the dead letters and makes the next one of its key the head. */
  async bury(parked: ParkedEvent, error: unknown): Promise<void> {
    await this.inKeyOrder(parked.event, async () => {
      await buryParked.run(this.unitOfWork, [parked.seq, String(error)]);
      await this.promoteNext(parked);
    });
  }

  private async promoteNext({ event }: ParkedEvent): Promise<void> {
    await promoteFirst.run(this.unitOfWork, [event.topic, event.key]);
  }

  /** Runs `work` in one transaction, one after another per key, so that one of the parked events of a key is always the first one. */
  private inKeyOrder(event: EventRecord, work: () => Promise<unknown>): Promise<void> {
    return this.unitOfWork.run(async () => {
      await lockKeys(this.unitOfWork, [event]);
      await work();
    });
  }
}

/** Locks the keys of these events until the transaction ends, in a fixed order so that two callers cannot deadlock. */
export const lockKeys = async (
  db: Queryable,
  events: readonly Pick<EventRecord, 'topic' | 'key'>[],
): Promise<void> => {
  await lockNames.run(db, [events.map(({ topic, key }) => `${topic}:${key}`)]);
};

/** Where a walk over the keys of parked events stands. */
export type ParkedKey = Pick<EventRecord, 'topic' | 'key'>;

/** A head with its row number and the number of failed tries. */
export interface ParkedEvent {
  readonly seq: string;
  readonly attempts: number;
  readonly event: EventRecord;
}

interface ParkedRow extends Omit<EventRecord, 'id' | 'traceparent'> {
  readonly seq: string;
  readonly event_id: string;
  readonly traceparent: string | null;
  readonly attempts: number;
}

const toParkedEvent = (row: ParkedRow): ParkedEvent => ({
  seq: row.seq,
  attempts: row.attempts,
  event: {
    id: row.event_id,
    topic: row.topic,
    key: row.key,
    type: row.type,
    source: row.source,
    time: row.time,
    version: row.version,
    data: row.data,
    ...(row.traceparent && { traceparent: row.traceparent }),
  },
});
