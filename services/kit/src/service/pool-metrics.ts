import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { metric } from '../metrics/metric.js';

interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

const pools = new WeakMap<Registry, Map<string, Pool>>();

/**
 * Metrics of a service's connections: `used`, `idle`, and the number of calls `waiting` for one. Returns a function that stops
 * them.
 */
export const poolMetrics = (service: string, registry: Registry, source: DataSource): (() => void) => {
  const known = pools.get(registry) ?? new Map<string, Pool>();
  pools.set(registry, known);
  known.set(service, (source.driver as unknown as { readonly master: Pool }).master);
  const name = 'seyir_database_connections';
  metric(
    registry,
    name,
    () =>
      new Gauge({
        name,
        help: 'Connections of the pool that are used and idle, and calls that wait for one',
        labelNames: ['service', 'state'],
        registers: [registry],
        collect() {
          this.reset();
          for (const [at, { totalCount, idleCount, waitingCount }] of known) {
            this.set({ service: at, state: 'used' }, totalCount - idleCount);
            this.set({ service: at, state: 'idle' }, idleCount);
            this.set({ service: at, state: 'waiting' }, waitingCount);
          }
        },
      }),
  );
  return () => void known.delete(service);
};
