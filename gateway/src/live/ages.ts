/** The allowed ages of cached data, in ms. */
export interface Ages {
  /** Served without a check. */
  readonly freshMs: number;
  /** Served while its owner does not answer. */
  readonly staleMs: number;
}

/** Data that is past its fresh time by at most this much is served at once and renewed in the background. */
export const BEHIND_MS = 60_000;
