/** Time as everyone in the process sees it; tests turn it. */
export interface Clock {
  now(): Date;
  /** Resolves after `ms` of this clock; rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
