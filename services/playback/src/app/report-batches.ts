import { DomainError, isRowHeld, runOutsideCalls, toDomainError } from '@seyir/kit';

/** Maximum reports per transaction. */
export const MOST_IN_BATCH = 500;
/** Maximum wait in ms of a batch's first report for others while another batch runs. */
const COLLECT_MS = 250;
/** Minimum interval in ms between the starts of batches: 40 commits a second under load. */
const PACE_MS = 25;
/** Maximum concurrent batches; each holds one of the pool's six connections. */
const MOST_OPEN = 2;
/** Maximum waiting reports; further ones are refused, because they would wait longer than their callers do. */
export const MOST_WAITING = 2_000;
/** Maximum time in ms to retry the reports of a failed batch one by one. */
const ALONE_MS = 2_000;
/** Weight of the newest batch in the measured load. */
const SMOOTHING = 0.2;

interface Waiting<Report, Answer> {
  readonly report: Report;
  readonly since: number;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Collects concurrent reports into batches. A single report is passed on at once. `keep` returns a result per report
 * in order, an error for a refused one; it rejects if none was stored. If the database is unavailable, all reports
 * get that error. After any other failure, or if a row is locked, the reports are retried one by one, so that one
 * report cannot fail the others.
 */
export class ReportBatches<Report, Answer> {
  #waiting: Waiting<Report, Answer>[] = [];
  #open = 0;
  #lastStart = -Infinity;
  #load = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly keep: (reports: readonly Report[]) => Promise<(Answer | DomainError)[]>) {}

  /** The fill level of the latest batches: 0 nearly empty, 1 full. */
  get load(): number {
    return this.#load;
  }

  /** Resolves after the commit of this report's batch. TRY_AGAIN while too many wait. */
  add(report: Report): Promise<Answer> {
    if (this.#waiting.length >= MOST_WAITING)
      return Promise.reject(
        new DomainError('TRY_AGAIN', { reason: 'too many positions wait', retryAfterMs: 5_000 }),
      );
    return new Promise((resolve, reject) => {
      this.#waiting.push({ report, since: performance.now(), resolve, reject });
      // The batch runs outside the contexts of the calls that it answers.
      runOutsideCalls(() => this.#begin());
    });
  }

  #begin(): void {
    while (this.#waiting.length > 0 && this.#open < MOST_OPEN) {
      const wait = this.#waitMs();
      if (wait > 0) {
        this.#timer ??= setTimeout(() => this.#again(), wait);
        return;
      }
      void this.#run(this.#waiting.splice(0, MOST_IN_BATCH)).then(() => this.#again());
    }
  }

  #again(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#begin();
  }

  #waitMs(): number {
    const [first] = this.#waiting;
    if (!first || this.#waiting.length >= MOST_IN_BATCH) return 0;
    const due = this.#open === 0 ? this.#lastStart + PACE_MS : first.since + COLLECT_MS;
    return due - performance.now();
  }

  async #run(batch: readonly Waiting<Report, Answer>[]): Promise<void> {
    this.#open++;
    this.#lastStart = performance.now();
    this.#load += SMOOTHING * (batch.length / MOST_IN_BATCH - this.#load);
    await this.#settle(batch).catch((error: unknown) => this.#afterFailure(batch, error));
    this.#open--;
  }

  async #settle(batch: readonly Waiting<Report, Answer>[]): Promise<void> {
    const outcomes = await this.keep(batch.map(({ report }) => report));
    for (const [index, { resolve, reject }] of batch.entries()) {
      const outcome = outcomes[index] as Answer | DomainError;
      if (outcome instanceof DomainError) reject(outcome);
      else resolve(outcome);
    }
  }

  async #afterFailure(batch: readonly Waiting<Report, Answer>[], error: unknown): Promise<void> {
    const end = performance.now() + ALONE_MS;
    const failsAll = batch.length === 1 || (toDomainError(error).code === 'TRY_AGAIN' && !isRowHeld(error));
    for (const one of batch) {
      if (failsAll) one.reject(error);
      else if (performance.now() > end)
        one.reject(new DomainError('TRY_AGAIN', { reason: 'its batch failed', cause: error }));
      else await this.#settle([one]).catch(one.reject);
    }
  }
}
