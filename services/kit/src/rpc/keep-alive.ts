/** After this silence a connection is asked whether it lives, and has so long to say so. */
export interface KeepAlive {
  readonly everyMs: number;
  readonly answerMs: number;
}

export const KEEP_ALIVE: KeepAlive = { everyMs: 30_000, answerMs: 5_000 };
