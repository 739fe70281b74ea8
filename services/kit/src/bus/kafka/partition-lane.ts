import { setTimeout as delay } from 'node:timers/promises';
import type { EventRecord } from '../../ports/event-bus.js';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;
/** Maximum number of messages that are delivered at the same time and committed together. */
const ROUND = 200;

/** A fetched message: an event, or a foreign message that is skipped. */
export interface Fetched {
  readonly offset: string;
  readonly event: EventRecord | undefined;
}

export interface LaneHandlers {
  /** Resolves when processed; a refused event is offered again. Events of different keys are offered in parallel. */
  deliver(event: EventRecord): Promise<void>;
  refused(event: EventRecord, error: unknown): void;
  /** `next` is the offset after the last processed event. False if it was not committed because a later one is. */
  commit(next: string): Promise<boolean>;
  /** Called with the queue length after each change. */
  waiting(count: number): void;
}

/** Delivers the events of one partition independently of fetching; events of one key in order. */
export class PartitionLane {
  readonly #queue: Fetched[] = [];
  readonly #stopping = new AbortController();
  #running: Promise<void>;
  #busy = false;
  #uncommitted: string | undefined;

  /** @param after must settle before the first delivery: the lane of the same partition before a rebalance */
  constructor(
    private readonly handlers: LaneHandlers,
    after: Promise<unknown> = Promise.resolve(),
  ) {
    this.#running = after.then(() => undefined);
  }

  push(messages: readonly Fetched[]): void {
    if (this.#stopping.signal.aborted) return;
    this.#queue.push(...messages);
    this.handlers.waiting(this.#queue.length);
    if (this.#busy) return;
    this.#busy = true;
    this.#running = this.#running.then(() => this.drain());
  }

  /** Stops after the running deliveries. Commits processed events only if the partition is still assigned to this process. */
  async stop(options: { commit: boolean }): Promise<void> {
    if (!options.commit) this.#uncommitted = undefined;
    this.#stopping.abort(options);
    await this.#running;
    if (options.commit) await this.commit();
  }

  private async drain(): Promise<void> {
    const { signal } = this.#stopping;
    while (this.#queue.length > 0 && !signal.aborted) {
      const round = this.#queue.slice(0, ROUND);
      const taken = await this.offerAll(round);
      // Only up to the first unprocessed event: an offset means that all events before it are done.
      const firstLeft = round.findIndex(({ event }) => event !== undefined && !taken.has(event.id));
      const done = firstLeft === -1 ? round : round.slice(0, firstLeft);
      this.#queue.splice(0, done.length);
      const last = done.at(-1);
      if (last) this.#uncommitted = String(BigInt(last.offset) + 1n);
      this.handlers.waiting(this.#queue.length);
      if (!signal.aborted) await this.commit();
    }
    this.#busy = false;
  }

  /** Returns the ids of the processed events: all of the round, unless the lane is stopped first. */
  private async offerAll(round: readonly Fetched[]): Promise<ReadonlySet<string>> {
    const taken = new Set<string>();
    const events = round.flatMap(({ event }) => event ?? []);
    const keys = Map.groupBy(events, ({ key }) => key);
    await Promise.all(
      [...keys.values()].map(async (ofKey) => {
        for (const event of ofKey) {
          if (!(await this.offer(event))) return;
          taken.add(event.id);
        }
      }),
    );
    return taken;
  }

  /** True when the event is processed; false if the lane is stopped first. */
  private async offer(event: EventRecord): Promise<boolean> {
    const { signal } = this.#stopping;
    for (let wait = FIRST_RETRY_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
      try {
        await this.handlers.deliver(event);
        return true;
      } catch (error) {
        this.handlers.refused(event, error);
      }
      await delay(wait, undefined, { signal }).catch(() => undefined);
    }
    return false;
  }

  private async commit(): Promise<void> {
    const next = this.#uncommitted;
    if (next === undefined) return;
    if ((await this.handlers.commit(next)) && this.#uncommitted === next) this.#uncommitted = undefined;
  }
}
