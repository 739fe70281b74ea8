import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { metric } from '../metrics/metric.js';
import { statement } from '../store/statement.js';
import type { TallyHandler } from '../tally/index.js';

/** Maximum number of rows that are read: with more, the first ones are old enough to raise the alert. */
const MOST = 100_000;

type Read = () => Promise<readonly (readonly [tally: string, seconds: number])[]>;

const readers = new WeakMap<Registry, Map<string, Read>>();

/** Metrics of how far the folds of a service's tallies are behind, read at each scrape. Returns a function that stops them. */
export const tallyMetrics = (
  service: string,
  registry: Registry,
  source: DataSource,
  handlers: readonly TallyHandler[],
): (() => void) => {
  const services = readers.get(registry) ?? new Map<string, Read>();
  readers.set(registry, services);
  services.set(service, () => Promise.all(handlers.map(({ tally }) => ageOf(source, tally.name))));
  metric(
    registry,
    'seyir_tally_seconds',
    () =>
      new Gauge({
        name: 'seyir_tally_seconds',
        help: 'Age of the oldest change of a counter that is not folded yet',
        labelNames: ['service', 'tally'],
        registers: [registry],
        async collect() {
          this.reset();
          for (const [at, read] of services)
            // If the database does not answer, the metric is missing.
            for (const [tally, seconds] of await read().catch(() => []))
              this.set({ service: at, tally }, seconds);
        },
      }),
  );
  return () => void services.delete(service);
};

const ageOf = async (source: DataSource, tally: string): Promise<readonly [string, number]> => {
  const age = statement<{ readonly seconds: number }>(
    `SELECT coalesce(greatest(0, extract(epoch FROM now() - min(added_at))), 0)::float AS seconds
     FROM (SELECT added_at FROM ${tally}_tally_delta LIMIT ${MOST}) d`,
  );
  const row = await age.first(source);
  return [tally, row!.seconds];
};
