import { collectDefaultMetrics, Registry } from 'prom-client';

/** Creates the registry of one process, with the default process metrics. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
