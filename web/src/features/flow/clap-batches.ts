/** Product-rules, Claps: maximum number of claps of a member for a post. */
export const MOST_CLAPS = 50;
/** Pause after the last press before claps are sent. */
const PAUSE_MS = 700;

/** Sends one batch. A repeated request with the same key counts once. */
export type SendClaps = (claps: number, idempotencyKey: string, leaving: boolean) => Promise<void>;

/** The next step for a batch after a failed request. */
export type Failure = 'again' | 'never';

interface Options {
  send: SendClaps;
  /** Called for each failure, to show a message; returns whether the same batch may be sent again. */
  onFailure: (error: unknown, again: () => void) => Failure;
}

/**
 * The claps of one member for one post that the server has not counted yet. Presses are collected in a batch; one batch is sent at
 * a time, with a key of its own. A failed batch is sent again unchanged, because only its answer may have been lost.
 */
export class ClapBatches {
  #waiting = 0;
  #batch: { claps: number; key: string } | undefined;
  #sending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Number of claps that are shown but not counted by the server yet. */
  get uncounted(): number {
    return this.#waiting + (this.#batch?.claps ?? 0);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @param counted number of the member's claps that the server has counted; beyond 50 none are added */
  add(counted: number): boolean {
    if (counted + this.uncounted >= MOST_CLAPS) return false;
    this.#waiting += 1;
    this.#changed();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSE_MS);
    return true;
  }

  /** Sends the collected claps now. @param leaving the page is being left, so the request must outlive it */
  flush(leaving = false): void {
    clearTimeout(this.#timer);
    if (this.#sending) return;
    if (!this.#batch) {
      if (this.#waiting === 0) return;
      this.#batch = { claps: this.#waiting, key: crypto.randomUUID() };
      this.#waiting = 0;
    }
    const { claps, key } = this.#batch;
    this.#sending = true;
    this.#options.send(claps, key, leaving).then(
      () => {
        this.#sending = false;
        this.counted();
        if (this.#waiting > 0) this.flush();
      },
      (error: unknown) => {
        this.#sending = false;
        if (this.#options.onFailure(error, () => this.flush()) === 'again') return;
        this.#batch = undefined;
        this.#waiting = 0;
        this.#changed();
      },
    );
  }

  /** The server has counted the sent batch. This is reported together with the new count, so that no claps are shown twice. */
  counted(): void {
    if (!this.#batch) return;
    this.#batch = undefined;
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
