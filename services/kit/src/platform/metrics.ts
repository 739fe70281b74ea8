import { collectDefaultMetrics, Registry } from 'prom-client';

/** The registry of one process, with the process's own figures in it. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
