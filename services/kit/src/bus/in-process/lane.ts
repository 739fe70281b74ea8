import type { Deliver, EventRecord } from '../../ports/event-bus.js';
import { Slots } from './slots.js';

/** Delivers the events of one topic to one group: in order within a key, several keys in parallel. */
export class Lane {
  readonly #last = new Map<string, Promise<void>>();
  readonly #slots: Slots;

  constructor(
    private readonly deliver: Deliver,
    concurrency: number,
  ) {
    this.#slots = new Slots(concurrency);
  }

  /** Rejects without delivery if an earlier event of the same key was rejected: it must not overtake that one. */
  add(event: EventRecord): Promise<void> {
    const before = this.#last.get(event.key) ?? Promise.resolve();
    const mine = before.then(() => this.#slots.run(() => this.deliver(event)));
    this.#last.set(event.key, mine);
    const forget = () => {
      if (this.#last.get(event.key) === mine) this.#last.delete(event.key);
    };
    mine.then(forget, forget);
    return mine;
  }
}
