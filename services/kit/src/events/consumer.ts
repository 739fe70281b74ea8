import { runOutsideCalls } from '../rpc/call.js';
import type { EventRecord } from '../ports/event-bus.js';
import { isOutage } from '../store/outage.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import { lockKeys, Parking, type ParkedEvent } from './parking.js';
import { processTraced } from './traced-events.js';

export type EventHandler = (event: EventRecord) => Promise<void>;

export interface ConsumerObserver {
  parked(event: EventRecord, error: unknown): void;
  dead(event: EventRecord, error: unknown): void;
}

/** Most events of one transaction: what they lock is locked until its end. */
const BATCH = 50;
/** Transactions of this consumer at a time: the pool's other connections stay for calls. */
const CONCURRENCY = 3;

/**
 * Applies events to this service's state, each with one visible effect: the inbox row stands in the transaction of
 * the effect, and a version that is already applied is skipped. An event that fails is parked with all that follows
 * of its key. An outage parks nothing: the delivery is refused and the bus keeps the event.
 */
export class Consumer {
  readonly #parking: Parking;
  readonly #waiting: Waiting[] = [];
  #running = 0;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly handlerOf: (type: string) => EventHandler | undefined,
    private readonly observer: ConsumerObserver,
    private readonly isAlone: (type: string) => boolean = () => false,
  ) {
    this.#parking = new Parking(unitOfWork);
  }

  /**
   * Resolves when the event is applied, skipped or parked. Rejects on an outage; the bus then delivers it again. Events
   * that come while others are applied go together into the next transaction. The caller sends the next event of a key
   * only after the one before it.
   */
  deliver(event: EventRecord): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ event, resolve, reject });
      if (this.#running < CONCURRENCY) runOutsideCalls(() => void this.drain());
    });
  }

  /**
   * The same for many, those of one key in their order. Rejects on an outage; the caller then delivers all of them
   * again.
   */
  async deliverAll(events: readonly EventRecord[]): Promise<void> {
    await runOutsideCalls(async () => {
      for (const batch of batches(events)) await this.deliverBatch(batch);
    });
  }

  /** Tries the parked heads that are due, in the order of their times. An outage ends the round: all keep their tries. */
  async retryParked(now: Date): Promise<void> {
    for (const parked of await this.#parking.due(now)) {
      if (await this.#parking.standsBehind(parked)) continue;
      if (!(await this.retry(parked, now))) return;
    }
  }

  /** Applies what waits, a batch at a time, until nothing does. */
  private async drain(): Promise<void> {
    this.#running += 1;
    // In the next turn, so that events that arrive together go together.
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

  /** The outage may have met only some of the batch: each event learns its own outcome. */
  private async settleAlone(batch: readonly Waiting[]): Promise<void> {
    for (const { event, resolve, reject } of batch) await this.deliverBatch([event]).then(resolve, reject);
  }

  /** The events that have waited longest, each key once. */
  private nextBatch(): Waiting[] {
    const keys = new Set<string>();
    let size = 0;
    for (const { event } of this.#waiting) {
      const isAlone = this.isAlone(event.type);
      if (size === BATCH || keys.has(keyOf(event)) || (isAlone && size > 0)) break;
      keys.add(keyOf(event));
      size += 1;
      if (isAlone) break;
    }
    return this.#waiting.splice(0, size);
  }

  /** For housekeeping: gives every parked key a head, without which it would stay blocked. */
  healParked(): Promise<void> {
    return this.#parking.healHeads();
  }

  /** A batch in which one event fails is delivered one by one, so that the others are not held up. */
  private async deliverBatch(events: readonly EventRecord[]): Promise<void> {
    try {
      await this.apply(events, { parkBehind: true });
    } catch (error) {
      if (isOutage(error)) throw error;
      const [event, ...more] = events;
      if (more.length > 0) for (const one of events) await this.deliverBatch([one]);
      else if (event) await this.park(event, error);
    }
  }

  private async park(event: EventRecord, error: unknown): Promise<void> {
    await this.#parking.park(event, error).catch(() => {
      // A database that cannot park either is away: the bus delivers again.
      throw error;
    });
    this.observer.parked(event, error);
  }

  /** Applies events of different keys, all of them or none. */
  private async apply(events: readonly EventRecord[], options: { parkBehind: boolean }): Promise<void> {
    const heard = events.filter(({ type }) => this.handlerOf(type));
    if (heard.length === 0) return;
    // One event: its span covers inbox and versions as well.
    const [only, ...more] = heard;
    const work = () => this.unitOfWork.run(() => this.applyUnseen(heard, options));
    return only && more.length === 0 ? processTraced(only, work) : work();
  }

  private async applyUnseen(
    events: readonly EventRecord[],
    { parkBehind }: { parkBehind: boolean },
  ): Promise<void> {
    const db = this.unitOfWork.manager;
    // Deliveries of one key stand in line, also those of two processes.
    await lockKeys(db, events);
    const fresh = await db.query<{ event_id: string }[]>(
      `INSERT INTO inbox (event_id, topic) SELECT * FROM unnest($1::uuid[], $2::text[])
       ON CONFLICT DO NOTHING RETURNING event_id`,
      [events.map(({ id }) => id), events.map(({ topic }) => topic)],
    );
    const ids = new Set(fresh.map(({ event_id }) => event_id));
    const unseen = events.filter(({ id }) => ids.has(id));
    if (unseen.length === 0) return;
    if (parkBehind && (await this.#parking.holdsAny(unseen))) throw new BehindParked();
    const newer = await db.query<{ topic: string; key: string }[]>(
      `INSERT INTO applied_version AS a (topic, key, version) SELECT * FROM unnest($1::text[], $2::text[], $3::int[])
       ON CONFLICT (topic, key) DO UPDATE SET version = excluded.version WHERE a.version < excluded.version
       RETURNING topic, key`,
      [unseen.map(({ topic }) => topic), unseen.map(({ key }) => key), unseen.map(({ version }) => version)],
    );
    const keys = new Set(newer.map(keyOf));
    for (const event of unseen) {
      if (!keys.has(keyOf(event))) continue;
      const work = async () => this.handlerOf(event.type)?.(event);
      await (events.length === 1 ? work() : processTraced(event, work));
    }
  }

  /** Answers false on an outage, which says nothing of the event. */
  private async retry(parked: ParkedEvent, now: Date): Promise<boolean> {
    const { event } = parked;
    try {
      await this.apply([event], { parkBehind: false });
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

interface Waiting {
  readonly event: EventRecord;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** An earlier event of the key is parked, so this one has to wait behind it. */
class BehindParked extends Error {
  override readonly name = 'BehindParked';
  override readonly message = 'an earlier event of this key is parked';
}

const keyOf = ({ topic, key }: { topic: string; key: string }) => `${topic}:${key}`;

/** Cuts events into batches of at most 50, in their order, that hold each key once. */
function* batches(events: readonly EventRecord[]): Generator<EventRecord[]> {
  let batch: EventRecord[] = [];
  let keys = new Set<string>();
  for (const event of events) {
    if (batch.length === BATCH || keys.has(keyOf(event))) {
      yield batch;
      batch = [];
      keys = new Set();
    }
    batch.push(event);
    keys.add(keyOf(event));
  }
  if (batch.length > 0) yield batch;
}
