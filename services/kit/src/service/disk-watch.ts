import { Counter, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { isDiskFull } from '../errors/index.js';
import { metric } from '../metrics/metric.js';
import { statement } from '../store/statement.js';

/** Needs about 700 kB of new pages on the database's disk, and leaves nothing behind. */
const probe = statement('CREATE TEMP TABLE disk_probe ON COMMIT DROP AS SELECT generate_series(1, 20000)');

/** Records that writes of a service failed because of a full disk, and detects when there is space again. */
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
    // Prometheus needs a first value, or the first failure would not be an increase.
    counter.inc({ service }, 0);
    this.#count = () => counter.inc({ service });
  }

  /** Accepts any error; only one of a full disk counts. */
  saw(error: unknown): void {
    if (!isDiskFull(error)) return;
    this.#isFull = true;
    this.#count();
  }

  /**
   * Whether the disk is full. It queries the database only after a failed write, until a test write succeeds. A test that fails
   * for another reason changes nothing.
   */
  async isFull(source: DataSource): Promise<boolean> {
    if (!this.#isFull) return false;
    this.#isFull = await probe.run(source).then(
      () => false,
      () => true,
    );
    return this.#isFull;
  }
}
