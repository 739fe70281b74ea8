import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { metric } from '../metrics/metric.js';
import { statement } from '../store/statement.js';

/** Maximum number of counted rows: more is equally bad, and counting costs the overloaded database. */
const MOST = 100_000;

/** Queried at each scrape of each replica. All replicas report the same numbers, also while the brokers are down. */
const backlog = statement<Backlog>(
  `SELECT (SELECT count(*) FROM (SELECT 1 FROM outbox WHERE published_at IS NULL LIMIT ${MOST}) o)::int AS rows,
         (SELECT count(*) FROM (SELECT 1 FROM parked_event LIMIT ${MOST}) p)::int AS parked,
         (SELECT count(*) FROM (SELECT 1 FROM dead_letter LIMIT ${MOST}) d)::int AS dead,
         coalesce((SELECT greatest(0, extract(epoch FROM now() - time)) FROM outbox
                   WHERE published_at IS NULL ORDER BY seq LIMIT 1), 0)::float AS seconds`,
);

interface Backlog {
  readonly rows: number;
  readonly parked: number;
  readonly dead: number;
  readonly seconds: number;
}

const figures = {
  seyir_outbox_rows: ['rows', 'Outbox rows that wait to be published'],
  seyir_outbox_seconds: ['seconds', 'Age of the oldest outbox row that waits'],
  seyir_events_parked: ['parked', 'Events that wait for another try'],
  seyir_events_dead: ['dead', 'Events that were given up, in the table dead_letter'],
} as const satisfies Record<string, readonly [keyof Backlog, string]>;

const readers = new WeakMap<Registry, Map<string, () => Promise<Backlog | undefined>>>();

/** Metrics of a service's waiting events, read from its database at each scrape. Returns a function that stops them. */
export const backlogMetrics = (service: string, registry: Registry, source: DataSource): (() => void) => {
  const services = readers.get(registry) ?? new Map<string, () => Promise<Backlog | undefined>>();
  readers.set(registry, services);
  services.set(service, readOnce(source));
  for (const [name, [figure, help]] of Object.entries(figures))
    metric(
      registry,
      name,
      () =>
        new Gauge({
          name,
          help,
          labelNames: ['service'],
          registers: [registry],
          async collect() {
            const found = await Promise.all(
              [...services].map(async ([at, read]) => [at, await read()] as const),
            );
            this.reset();
            for (const [at, row] of found) if (row) this.set({ service: at }, row[figure]);
          },
        }),
    );
  return () => void services.delete(service);
};

/** All numbers of one scrape come from one query. If it fails, they are missing and the scrape continues. */
const readOnce = (source: DataSource): (() => Promise<Backlog | undefined>) => {
  let running: Promise<Backlog | undefined> | undefined;
  return () =>
    (running ??= backlog
      .first(source)
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
      }));
};
