/** After this silence a connection is pinged, and has this long to answer. */
export interface KeepAlive {
  readonly everyMs: number;
  readonly answerMs: number;
}

export const KEEP_ALIVE: KeepAlive = { everyMs: 30_000, answerMs: 5_000 };
