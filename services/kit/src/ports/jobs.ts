import type { Subscription } from './event-bus.js';

export interface Job {
  /** Unique within the service. */
  readonly name: string;
  readonly everyMs: number;
  /**
   * Runs in one process at a time. It must be safe to repeat, and to run beside another run: a process that was frozen continues
   * until it sees that its signal is aborted. A failure is logged and counted, and the job runs again.
   */
  run(signal: AbortSignal): Promise<void>;
}

/** Recurring work of a service. A lease ensures that one replica does it. */
export interface Jobs {
  start(job: Job): Promise<Subscription>;
}
