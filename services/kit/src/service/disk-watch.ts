import { Counter, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { isDiskFull } from '../errors/index.js';
import { metric } from '../platform/metric.js';

/** Needs new pages on the database's disk, some 700 kB, and leaves nothing behind. */
const PROBE = 'CREATE TEMP TABLE disk_probe ON COMMIT DROP AS SELECT generate_series(1, 20000)';

/** Notes writes of a service that failed because a disk was full, and finds out when there is room again. */
export class DiskWatch {
  #isFull = false;
  readonly #count: () => void;

  constructor(service: string, registry: Registry) {
    const name = 'seyir_disk_full_total';
    const counter = metric(
      registry,
      name,
      () =>
        new Counter({
          name,
          help: 'Writes that failed because a disk was full',
          labelNames: ['service'],
          registers: [registry],
        }),
    );
    // Without a first value the first failure would be no increase.
    counter.inc({ service }, 0);
    this.#count = () => counter.inc({ service });
  }

  /** Takes any error; only one of a full disk counts. */
  saw(error: unknown): void {
    if (!isDiskFull(error)) return;
    this.#isFull = true;
    this.#count();
  }

  /**
   * Whether the disk is full. Asks the database only after a write failed, until one goes through; a question that
   * fails for another reason changes nothing.
   */
  async isFull(source: DataSource): Promise<boolean> {
    if (!this.#isFull) return false;
    this.#isFull = await source.query(PROBE).then(
      () => false,
      () => true,
    );
    return this.#isFull;
  }
}
