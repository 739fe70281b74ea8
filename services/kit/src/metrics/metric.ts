import type { Registry } from 'prom-client';

/** Returns a metric from the registry, or registers it: all services of one process share one registry. */
export const metric = <T>(registry: Registry, name: string, make: () => T): T =>
  (registry.getSingleMetric(name) as T | undefined) ?? make();
