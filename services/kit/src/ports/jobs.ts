import type { Subscription } from './event-bus.js';

export interface Job {
  /** Unique within the service. */
  readonly name: string;
  readonly everyMs: number;
  /** Runs in at most one process at a time; must be safe to repeat. Its failure is logged and counted, and it runs again. */
  run(signal: AbortSignal): Promise<void>;
}

/** Recurring work of a service under a lease, so that one of its replicas does it. */
export interface Jobs {
  start(job: Job): Promise<Subscription>;
}
