import { setTimeout as delay } from 'node:timers/promises';
import type { EventRecord } from '../../ports/event-bus.js';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;
/** Commits while events keep coming; an idle lane commits at once. */
const COMMIT_EVERY = 50;

/** A fetched message: an event, or what is none and is only passed over. */
export interface Fetched {
  readonly offset: string;
  readonly event: EventRecord | undefined;
}

export interface LaneHandlers {
  /** Resolves once taken; a refused event is offered again. */
  deliver(event: EventRecord): Promise<void>;
  refused(event: EventRecord, error: unknown): void;
  /** `next` is the offset after the last event that was taken. False when it was not committed: a later one is. */
  commit(next: string): Promise<boolean>;
  /** How many wait, after each change. */
  waiting(count: number): void;
}

/** Hands on the events of one partition, one after the other, apart from the fetching. */
export class PartitionLane {
  readonly #queue: Fetched[] = [];
  readonly #stopping = new AbortController();
  #running: Promise<void>;
  #busy = false;
  #uncommitted: { next: string; count: number } | undefined;

  /** @param after what must have ended before the first delivery: the same partition's lane before a rebalance */
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

  /** Ends after the running delivery; what was taken is committed only if the partition is still ours. */
  async stop(options: { commit: boolean }): Promise<void> {
    if (!options.commit) this.#uncommitted = undefined;
    this.#stopping.abort(options);
    await this.#running;
    if (options.commit) await this.commit();
  }

  private async drain(): Promise<void> {
    const { signal } = this.#stopping;
    for (let message = this.#queue[0]; message && !signal.aborted; message = this.#queue[0]) {
      if (message.event && !(await this.offer(message.event))) break;
      this.#queue.shift();
      this.#uncommitted = {
        next: String(BigInt(message.offset) + 1n),
        count: (this.#uncommitted?.count ?? 0) + 1,
      };
      this.handlers.waiting(this.#queue.length);
      const due = this.#queue.length === 0 || this.#uncommitted.count >= COMMIT_EVERY;
      if (due && !signal.aborted) await this.commit();
    }
    this.#busy = false;
  }

  /** True once the event is taken; false when the lane is stopped before. */
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
    if (!this.#uncommitted) return;
    const { next } = this.#uncommitted;
    this.#uncommitted = (await this.handlers.commit(next)) ? undefined : { next, count: 0 };
  }
}
