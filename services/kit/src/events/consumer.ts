import { runOutsideCalls } from '../rpc/call.js';
import type { EventRecord } from '../ports/event-bus.js';
import { isOutage } from '../store/outage.js';
import { prepared } from '../store/statement.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import { lockKeys, Parking, type ParkedEvent, type ParkedKey } from './parking.js';
import { processAllTraced, processTraced } from './traced-events.js';

export type EventHandler = (event: EventRecord) => Promise<void>;

/** What the consumer must know about the handler of a message type. */
export interface HandlerTraits {
  /** Each event gets a transaction of its own. */
  readonly alone?: boolean;
  /** Absent: every event concerns the service. */
  readonly concerns?: ((event: EventRecord) => boolean) | undefined;
  /** Applies many events of the type at once; such a transaction holds no events of other types. */
  readonly many?: ((events: readonly EventRecord[]) => Promise<void>) | undefined;
}

/** Of a type whose events may share a transaction with any others. */
export const NO_TRAITS: HandlerTraits = {};

/** A version from an epoch before a rebuild no longer counts. */
const raised = (among: string): string =>
  `INSERT INTO applied_version AS a (topic, key, version, epoch)
   SELECT e.topic, e.key, e.version, coalesce(p.epoch, 0) FROM ${among} e LEFT JOIN projection p USING (topic)
   ON CONFLICT (topic, key) DO UPDATE SET version = excluded.version, epoch = excluded.epoch
   WHERE a.epoch < excluded.epoch OR (a.epoch = excluded.epoch AND a.version < excluded.version)
   RETURNING topic, key`;

const parkedBehind = (among: string): string =>
  `EXISTS (SELECT 1 FROM ${among} e JOIN parked_event p ON p.topic = e.topic AND p.key = e.key)`;

/** One row for each event that is newer than what was applied; a row without a key if there is none. */
interface AcceptedRow {
  /** Whether an earlier event of one of the keys is parked. */
  readonly behind: boolean;
  readonly topic: string | null;
  readonly key: string | null;
}

/**
 * One statement for inbox, parked events and versions. The lock is a statement before it: a statement does not see what others commit
 * while it waits.
 */
const acceptEvents = prepared<AcceptedRow>(
  `WITH given AS MATERIALIZED (
     SELECT * FROM unnest($1::text[], $2::text[], $3::int[], $4::uuid[], $5::timestamptz[]) e (topic, key, version, id, time)
   ), kept AS (
     INSERT INTO inbox (event_id, topic, time) SELECT id, topic, time FROM given ON CONFLICT DO NOTHING RETURNING event_id
   ), fresh AS MATERIALIZED (
     SELECT topic, key, version FROM given WHERE id IN (SELECT event_id FROM kept)
   ), newer AS (${raised('fresh')})
   SELECT b.behind, newer.topic, newer.key FROM (SELECT ${parkedBehind('fresh')} AS behind) b LEFT JOIN newer ON true`,
);

/** The same for records of a snapshot, which have no inbox rows. */
const acceptRecords = prepared<AcceptedRow>(
  `WITH given AS MATERIALIZED (
     SELECT * FROM unnest($1::text[], $2::text[], $3::int[]) e (topic, key, version)
   ), newer AS (${raised('given')})
   SELECT b.behind, newer.topic, newer.key FROM (SELECT ${parkedBehind('given')} AS behind) b LEFT JOIN newer ON true`,
);

export interface ConsumerObserver {
  parked(event: EventRecord, error: unknown): void;
  dead(event: EventRecord, error: unknown): void;
}

/** Maximum number of events in one transaction. It limits how many rows stay locked until the commit. */
const BATCH = 50;
/** Maximum number of records of a snapshot in one transaction. They change fewer rows than events: most repeat what is known. */
const FILL_BATCH = 100;
/** Concurrent transactions of this consumer. The pool's other connections stay free for calls. */
const CONCURRENCY = 3;
/** Keys of parked events that are mended at a time; their first rows are read within 5 ms. */
const HEALED_KEYS = 200;

/**
 * Applies events to this service's state, each exactly once: the inbox row is in the same transaction as the effect, and versions
 * that are already applied are skipped. An event that fails is parked together with the later events of its key. During an outage
 * nothing is parked: the consumer rejects the delivery and the bus keeps the event.
 */
export class Consumer {
  readonly #parking: Parking;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  /** The last key that was mended; absent at the start of the table. */
  #healedTo: ParkedKey | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly handlerOf: (type: string) => EventHandler | undefined,
    private readonly observer: ConsumerObserver,
    private readonly traitsOf: (type: string) => HandlerTraits = () => NO_TRAITS,
  ) {
    this.#parking = new Parking(unitOfWork);
  }

  /**
   * Resolves when the event is applied, skipped or parked; at once if it does not concern this service. Rejects during an outage;
   * the bus then delivers the event again. Events that arrive while others are being applied share the next transaction. The caller
   * sends the next event of a key only after the previous one has resolved.
   */
  deliver(event: EventRecord): Promise<void> {
    if (!this.concerns(event)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ event, resolve, reject });
      if (this.#running < CONCURRENCY) runOutsideCalls(() => void this.drain());
    });
  }

  /**
   * Applies the records of a snapshot, in order within each key. Versions alone identify them: they get no inbox rows, because
   * old records would be in no daily partition and never be dropped. Rejects during an outage; the caller then passes all records
   * again.
   */
  async fill(records: readonly EventRecord[]): Promise<void> {
    await runOutsideCalls(async () => {
      for (const batch of batches(records)) await this.deliverBatch(batch, { inInbox: false });
    });
  }

  /** Retries the parked heads that are due, the oldest due time first. An outage ends the round without using up a try. */
  async retryParked(now: Date): Promise<void> {
    for (const parked of await this.#parking.due(now)) {
      if (await this.#parking.standsBehind(parked)) continue;
      if (!(await this.retry(parked, now))) return;
    }
  }

  /** Applies waiting events batch by batch until none is left. */
  private async drain(): Promise<void> {
    this.#running += 1;
    // Starts in the next turn of the event loop, so that events that arrive together share a batch.
    await Promise.resolve();
    for (let batch = this.nextBatch(); batch.length > 0; batch = this.nextBatch()) {
      const outcome = await this.deliverBatch(batch.map(({ event }) => event)).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      if (outcome && batch.length > 1) await this.settleAlone(batch);
      else for (const { resolve, reject } of batch) outcome ? reject(outcome.error) : resolve();
    }
    this.#running -= 1;
  }

  /** An outage may affect only a part of the batch, so each event is settled separately. */
  private async settleAlone(batch: readonly Waiting[]): Promise<void> {
    for (const { event, resolve, reject } of batch) await this.deliverBatch([event]).then(resolve, reject);
  }

  /** The events that have waited longest, at most one per key. */
  private nextBatch(): Waiting[] {
    const keys = new Set<string>();
    let size = 0;
    const first = this.#waiting[0]?.event.type;
    for (const { event } of this.#waiting) {
      if (size === BATCH || keys.has(keyOf(event))) break;
      if (size > 0 && !this.mayShare(first!, event.type)) break;
      keys.add(keyOf(event));
      size += 1;
    }
    return this.#waiting.splice(0, size);
  }

  private concerns(event: EventRecord): boolean {
    try {
      return this.traitsOf(event.type).concerns?.(event) !== false;
    } catch {
      // A message that cannot be read fails again in its handler, and is parked.
      return true;
    }
  }

  /** Whether events of these types may be in one transaction. */
  private mayShare(first: string, next: string): boolean {
    const [one, other] = [this.traitsOf(first), this.traitsOf(next)];
    if (one.alone || other.alone) return false;
    return first === next || !(one.many || other.many);
  }

  /**
   * Mends the table of parked events for the next keys: the oldest parked event of each key must be marked as its head, because
   * only heads are retried. A key without a head would stay blocked. Each call continues behind the last one's keys.
   */
  async healParked(): Promise<void> {
    this.#healedTo = await this.#parking.healHeads(this.#healedTo, HEALED_KEYS);
  }

  /** If one event of a batch fails, delivers the events one by one, so that the others are applied. */
  private async deliverBatch(events: readonly EventRecord[], { inInbox = true } = {}): Promise<void> {
    try {
      await this.apply(events, { parkBehind: true, inInbox });
    } catch (error) {
      if (isOutage(error)) throw error;
      const [event, ...more] = events;
      if (more.length > 0) for (const one of events) await this.deliverBatch([one], { inInbox });
      else if (event) await this.park(event, error);
    }
  }

  private async park(event: EventRecord, error: unknown): Promise<void> {
    await this.#parking.park(event, error).catch(() => {
      // If parking fails too, the database is down and the bus delivers again.
      throw error;
    });
    this.observer.parked(event, error);
  }

  /** Applies events of different keys in one transaction. */
  private async apply(events: readonly EventRecord[], options: Applying): Promise<void> {
    const handled = events.filter(({ type }) => this.handlerOf(type));
    if (handled.length === 0) return;
    // For a single event the span also covers inbox and versions.
    const [only, ...more] = handled;
    const work = () => this.unitOfWork.run(() => this.applyUnseen(handled, options));
    return only && more.length === 0 ? processTraced(only, work) : work();
  }

  private async applyUnseen(events: readonly EventRecord[], options: Applying): Promise<void> {
    // Serializes deliveries of one key, also across processes.
    await lockKeys(this.unitOfWork, events);
    const newer = await this.accept(events, options);
    const [first, second] = newer;
    if (!first) return;
    const { many } = this.traitsOf(first.type);
    if (many && second) return processAllTraced(newer, () => many(newer));
    for (const event of newer) {
      const work = async () => this.handlerOf(event.type)?.(event);
      await (events.length === 1 ? work() : processTraced(event, work));
    }
  }

  /** Notes the events as applied, and returns those that the service must handle: they are newer than what it has, and concern it. */
  private async accept(
    events: readonly EventRecord[],
    { inInbox, parkBehind }: Applying,
  ): Promise<EventRecord[]> {
    const versions = [
      events.map(({ topic }) => topic),
      events.map(({ key }) => key),
      events.map(({ version }) => version),
    ];
    const rows = inInbox
      ? await acceptEvents.all(this.unitOfWork, [
          ...versions,
          events.map(({ id }) => id),
          events.map(({ time }) => time),
        ])
      : await acceptRecords.all(this.unitOfWork, versions);
    if (parkBehind && rows[0]?.behind) throw new BehindParked();
    const newer = new Set(rows.map(({ topic, key }) => `${topic}:${key}`));
    return events.filter((event) => newer.has(keyOf(event)) && this.concerns(event));
  }

  /** Returns false during an outage, which does not count as a try. */
  private async retry(parked: ParkedEvent, now: Date): Promise<boolean> {
    const { event } = parked;
    try {
      await this.apply([event], { parkBehind: false, inInbox: true });
    } catch (error) {
      if (isOutage(error)) return false;
      if (await this.#parking.putOff(parked, now, error)) return true;
      await this.#parking.bury(parked, error);
      this.observer.dead(event, error);
      return true;
    }
    await this.#parking.release(parked);
    return true;
  }
}

interface Applying {
  /** Whether an event must fail while an earlier one of its key is parked. */
  readonly parkBehind: boolean;
  /** Whether the inbox identifies the events. */
  readonly inInbox: boolean;
}

interface Waiting {
  readonly event: EventRecord;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** An earlier event of the key is parked, so this event must be parked behind it. */
class BehindParked extends Error {
  override readonly name = 'BehindParked';
  override readonly message = 'an earlier event of this key is parked';
}

const keyOf = ({ topic, key }: { topic: string; key: string }) => `${topic}:${key}`;

/** Splits events into batches of at most `FILL_BATCH`, in order, with each key at most once per batch. */
function* batches(events: readonly EventRecord[]): Generator<EventRecord[]> {
  let batch: EventRecord[] = [];
  let keys = new Set<string>();
  for (const event of events) {
    if (batch.length === FILL_BATCH || keys.has(keyOf(event))) {
      yield batch;
      batch = [];
      keys = new Set();
    }
    batch.push(event);
    keys.add(keyOf(event));
  }
  if (batch.length > 0) yield batch;
}
