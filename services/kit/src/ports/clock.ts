/** The time of the process; tests can change it. */
export interface Clock {
  now(): Date;
  /** Resolves after `ms` of this clock; rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
