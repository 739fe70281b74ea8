import { Counter, type Registry } from 'prom-client';
import type { Logger } from 'pino';
import type { Clock } from '../ports/clock.js';
import type { Job, Jobs } from '../ports/jobs.js';
import { metric } from '../metrics/metric.js';
import type { Lease, Leases } from './leases.js';

/** How often a process tries to claim a lease that another one holds, in ms. */
const ASK_AGAIN_MS = 1_000;
/** Longest pause after a failed run, in ms. A daily job that keeps failing fails often enough for SeyirJobsFail to see it. */
const LONGEST_RETRY_MS = 600_000;

export interface JobsOptions {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Counts failures as seyir_job_failures_total. */
  readonly metrics?: Registry;
  /** Jobs that are started earlier wait for it. */
  readonly after?: Promise<void>;
}

/**
 * Recurring jobs. Each runs in the one process that holds its lease in the service's database: at once, and then `everyMs` after
 * each end, but ten minutes after a failure at the latest. Its signal is aborted when the job is closed or the lease is lost. Another process takes over at once if this one
 * closes, and within 4 s if it dies.
 */
export function jobsUnder(leases: Leases, options: JobsOptions): Jobs {
  const { clock, logger } = options;
  const names = new Set<string>();
  const count = failureCounter(options.metrics);

  const pause = (ms: number, signal: AbortSignal) => clock.sleep(ms, signal).catch(() => undefined);

  /** @returns the pause before the next run, in ms */
  const runOnce = async (job: Job, signal: AbortSignal) => {
    try {
      await job.run(signal);
      return job.everyMs;
    } catch (error) {
      if (!signal.aborted) {
        count(job.name);
        logger.error({ err: error, job: job.name }, 'job failed');
      }
      return Math.min(job.everyMs, LONGEST_RETRY_MS);
    }
  };

  const runLeased = async (job: Job, lease: Lease, stopped: AbortSignal) => {
    const signal = AbortSignal.any([stopped, lease.lost]);
    while (!signal.aborted && lease.held()) {
      await pause(await runOnce(job, signal), signal);
    }
  };

  const loop = async (job: Job, stopped: AbortSignal) => {
    await Promise.race([options.after, aborted(stopped)]);
    while (!stopped.aborted) {
      try {
        const lease = await leases.claim(`job ${job.name}`);
        if (lease) await runLeased(job, lease, stopped).finally(() => lease.release());
      } catch (error) {
        if (!stopped.aborted)
          logger.warn({ err: error, job: job.name }, 'cannot get the lease of the job, trying again');
      }
      await pause(ASK_AGAIN_MS, stopped);
    }
  };

  return {
    async start(job) {
      if (names.has(job.name)) throw new Error(`job ${job.name} runs already`);
      names.add(job.name);
      const stopping = new AbortController();
      const running = loop(job, stopping.signal);
      return {
        async close() {
          stopping.abort();
          await running;
          names.delete(job.name);
        },
      };
    },
  };
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

function failureCounter(registry: Registry | undefined): (job: string) => void {
  if (!registry) return () => undefined;
  const name = 'seyir_job_failures_total';
  const counter = metric(
    registry,
    name,
    () =>
      new Counter({
        name,
        help: 'Runs of recurring jobs that failed',
        // The label `job` is taken: Prometheus uses it for the process.
        labelNames: ['task'],
        registers: [registry],
      }),
  );
  return (task) => counter.inc({ task });
}
