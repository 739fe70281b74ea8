import type { Logger } from 'pino';
import type { Clock } from '../ports/clock.js';
import { LeaseLost, type Leases } from '../store/leases.js';
import type { Projection, Projections } from './projections.js';

/** How often a process looks for an unfinished build that no process works on, in ms. */
const LOOK_EVERY_MS = 5_000;
/** Pause before a retry, in ms. */
const AGAIN_MS = 500;

interface Deps {
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Builds the projections of a service, in one process at a time, under a lease. */
export class ProjectionBuilder {
  constructor(
    private readonly kept: readonly Projection[],
    private readonly projections: Projections,
    private readonly leases: Leases,
    private readonly deps: Deps,
  ) {}

  /** The topics whose projections are not built, or whose rebuild is not finished. */
  async unbuilt(): Promise<readonly string[]> {
    if (this.kept.length === 0) return [];
    return (await this.projections.unbuilt(this.kept)).map(({ topic }) => topic.name);
  }

  /**
   * Runs in the background of a service until `signal` is aborted. An owner that is not up yet must not delay the start. If the
   * process of a rebuild was killed, this process continues the build.
   */
  async watch(signal: AbortSignal): Promise<void> {
    if (this.kept.length === 0) return;
    while (!signal.aborted) {
      await this.buildMissing(signal);
      await this.deps.clock.sleep(LOOK_EVERY_MS, signal).catch(() => undefined);
    }
  }

  /** Starts a new epoch of all projections and of the topics in `consumed`. Resolves when this or another process has built them. */
  async rebuild(consumed: readonly string[], signal: AbortSignal): Promise<void> {
    await this.projections.renew(this.kept, consumed);
    await this.buildMissing(signal);
  }

  /** Retries until all are built or `signal` is aborted. */
  private async buildMissing(signal: AbortSignal): Promise<void> {
    for (let attempt = 1; !signal.aborted; attempt++) {
      try {
        const unbuilt = await this.projections.unbuilt(this.kept);
        if (unbuilt.length === 0) return;
        await this.buildUnderLease(unbuilt, signal);
      } catch (error) {
        if (signal.aborted) return;
        // During a site's start an owner may not be up yet, so the first failures are not reported.
        const level = attempt % 20 === 0 && !(error instanceof LeaseLost) ? 'warn' : 'debug';
        this.deps.logger[level]({ err: error, attempt }, 'snapshot not complete, trying again');
        await this.deps.clock.sleep(AGAIN_MS, signal).catch(() => undefined);
      }
    }
  }

  private async buildUnderLease(unbuilt: readonly Projection[], signal: AbortSignal): Promise<void> {
    const lease = await this.leases.claim('projections');
    if (!lease) throw new LeaseLost('another process builds');
    try {
      for (const projection of unbuilt)
        await this.projections.build(projection, AbortSignal.any([signal, lease.lost]));
    } finally {
      await lease.release();
    }
  }
}
