import { Gauge, type Registry } from 'prom-client';
import { metric } from '../metrics/metric.js';

/** Names of the topics whose projections are not built yet. */
type Unbuilt = () => Promise<readonly string[]>;

const NAME = 'seyir_projections_unbuilt';

const readers = new WeakMap<Registry, Map<string, Unbuilt>>();

/**
 * Metric of the projections that a service has still to build, read at each scrape. If its database does not answer, it is missing.
 * Returns a function that stops it.
 */
export const projectionMetrics = (service: string, registry: Registry, unbuilt: Unbuilt): (() => void) => {
  const services = readers.get(registry) ?? new Map<string, Unbuilt>();
  readers.set(registry, services);
  services.set(service, unbuilt);
  metric(
    registry,
    NAME,
    () =>
      new Gauge({
        name: NAME,
        help: 'Projections that are not built, or whose rebuild is not finished: 1 for each topic',
        labelNames: ['service', 'topic'],
        registers: [registry],
        async collect() {
          // All at once: one slow database would delay the scrape of every service.
          const answers = await Promise.all(
            [...services].map(async ([at, ask]) => ({ at, topics: await ask().catch(() => []) })),
          );
          this.reset();
          for (const { at, topics } of answers)
            for (const topic of topics) this.set({ service: at, topic }, 1);
        },
      }),
  );
  return () => void services.delete(service);
};
