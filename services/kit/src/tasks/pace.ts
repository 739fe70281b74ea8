import { viewerLoad } from '../rpc/call-load.js';

/** Target duration of a step, in ms: work that waits behind it, for a row or for the process, waits no longer. */
const STEP_MS = 50;
/** Multiples of a step's duration: the rest after it while nobody calls, and beside many calls. */
const REST = { idle: 0.5, busy: 3 } as const;
/** From this many calls at the same time on, as 40 a second of 5 ms each, rests have their full length. */
const BUSY_LOAD = 0.2;
const LONGEST_REST_MS = 2_000;
/** Minimum rows per step: with fewer, most of the time goes to the step's own statements. */
const LEAST_ROWS = 20;

/**
 * The rest after a step of background work that took `ms`, in ms. It grows with the calls for viewers in this process, so that they
 * get most of the database's time. It is never absent, because calls in other processes do not count.
 */
export const restAfter = (ms: number, load = viewerLoad.average): number => {
  const share = REST.idle + (REST.busy - REST.idle) * Math.min(1, load / BUSY_LOAD);
  return Math.min(LONGEST_REST_MS, ms * share);
};

/** Decides how many rows the next step of each kind of task gets, and when. */
export interface TaskPace {
  /** Number of rows for the kind's next step, at most `chunk`. */
  limitOf(kind: string, chunk: number): number;
  /** Whether the kind still rests. */
  rests(kind: string): boolean;
  /** Records that a step with `limit` rows took `ms`. Returns the kind's rest in ms. */
  noteStep(kind: string, limit: number, ms: number): number;
}

/** Decides by the duration of the last step in this process, and by the load of viewers' calls. */
export class Pace implements TaskPace {
  readonly #limits = new Map<string, number>();
  readonly #restsUntil = new Map<string, number>();

  limitOf(kind: string, chunk: number): number {
    return Math.min(chunk, this.#limits.get(kind) ?? chunk);
  }

  rests(kind: string): boolean {
    return (this.#restsUntil.get(kind) ?? 0) > performance.now();
  }

  noteStep(kind: string, limit: number, ms: number): number {
    // The limit changes by at most a half, because a single slow step may have other reasons.
    const share = Math.min(1.5, Math.max(0.5, STEP_MS / Math.max(1, ms)));
    this.#limits.set(kind, Math.max(Math.min(limit, LEAST_ROWS), Math.ceil(limit * share)));
    const rest = restAfter(ms);
    this.#restsUntil.set(kind, performance.now() + rest);
    return rest;
  }
}
