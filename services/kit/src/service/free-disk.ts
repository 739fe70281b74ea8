import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import { metric } from '../metrics/metric.js';

/** Registers a metric of the free disk space of `directory`; returns a function that reads it (bytes). */
export const freeDisk = (directory: string, registry: Registry): (() => Promise<number>) => {
  const free = async () => {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  };
  const name = 'seyir_data_free_bytes';
  metric(
    registry,
    name,
    () =>
      new Gauge({
        name,
        help: 'Free disk below SEYIR_DATA',
        registers: [registry],
        async collect() {
          this.set(await free());
        },
      }),
  );
  return free;
};
