/** Target duration of a step, in ms: work that waits behind it, for a row or for the process, waits no longer. */
const STEP_MS = 50;
/** After a step a kind pauses for this many times the step's duration, so that calls get most of the database's time. */
const REST = 3;
const LONGEST_REST_MS = 2_000;
/** Minimum rows per step: with fewer, most of the time goes to the step's own statements. */
const LEAST_ROWS = 20;

/** Decides how many rows the next step of each kind of task gets, and when, by the duration of the last step in this process. */
export class Pace {
  readonly #limits = new Map<string, number>();
  readonly #restsUntil = new Map<string, number>();

  /** Number of rows for the kind's next step, at most `chunk`. */
  limitOf(kind: string, chunk: number): number {
    return Math.min(chunk, this.#limits.get(kind) ?? chunk);
  }

  /** Whether the kind still pauses. */
  rests(kind: string): boolean {
    return (this.#restsUntil.get(kind) ?? 0) > performance.now();
  }

  /** Records that a step with `limit` rows took `ms`. Returns the kind's pause in ms. */
  noteStep(kind: string, limit: number, ms: number): number {
    // The limit changes by at most a half, because a single slow step may have other reasons.
    const share = Math.min(1.5, Math.max(0.5, STEP_MS / Math.max(1, ms)));
    this.#limits.set(kind, Math.max(Math.min(limit, LEAST_ROWS), Math.ceil(limit * share)));
    const rest = Math.min(LONGEST_REST_MS, ms * REST);
    this.#restsUntil.set(kind, performance.now() + rest);
    return rest;
  }
}
