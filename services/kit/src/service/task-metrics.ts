import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { metric } from '../metrics/metric.js';
import type { Clock } from '../ports/clock.js';
import { statement } from '../store/statement.js';
import type { TaskKind } from '../tasks/index.js';

const DEFAULT_DEADLINE_MS = 3_600_000;

interface Figures {
  readonly kind: string;
  readonly waiting: number;
  readonly dead: number;
  readonly overdue: number;
}

type Read = () => Promise<readonly (Figures & { readonly whenDead: string })[]>;

const figures = {
  seyir_tasks_waiting: ['waiting', 'Tasks that are not done yet'],
  seyir_tasks_overdue: ['overdue', 'Tasks that are older than the deadline of their kind'],
  seyir_tasks_dead: ['dead', 'Tasks that were given up, in the table task'],
} as const satisfies Record<string, readonly [keyof Figures, string]>;

const readers = new WeakMap<Registry, Map<string, Read>>();

/** Metrics of a service's tasks by kind, read at each scrape. Returns a function that stops them. */
export const taskMetrics = (
  service: string,
  registry: Registry,
  source: DataSource,
  clock: Clock,
  kinds: readonly TaskKind[],
): (() => void) => {
  const services = readers.get(registry) ?? new Map<string, Read>();
  readers.set(registry, services);
  services.set(service, () => read(source, clock, kinds));
  for (const [name, [figure, help]] of Object.entries(figures))
    metric(
      registry,
      name,
      () =>
        new Gauge({
          name,
          help,
          labelNames: ['service', 'kind', 'severity'],
          registers: [registry],
          async collect() {
            this.reset();
            for (const [at, ask] of services)
              for (const { kind, whenDead, ...row } of await ask())
                this.set({ service: at, kind, severity: whenDead }, row[figure]);
          },
        }),
    );
  return () => void services.delete(service);
};

const countTasks = statement<Figures>(
  `SELECT k.kind, count(t.id) FILTER (WHERE t.dead_at IS NULL)::int AS waiting,
     count(t.id) FILTER (WHERE t.dead_at IS NOT NULL)::int AS dead,
     count(t.id) FILTER (WHERE t.dead_at IS NULL AND t.created_at < k.since AND t.due <= $3)::int AS overdue
   FROM unnest($1::text[], $2::timestamptz[]) k (kind, since) LEFT JOIN task t ON t.kind = k.kind
   GROUP BY k.kind`,
);

/** Every kind has a row, even without tasks. If the database does not answer, the metrics are missing. */
const read = async (source: DataSource, clock: Clock, kinds: readonly TaskKind[]) => {
  if (kinds.length === 0) return [];
  const now = clock.now().getTime();
  const rows = await countTasks
    .all(source, [
      kinds.map(({ name }) => name),
      kinds.map(({ deadlineMs }) => new Date(now - (deadlineMs ?? DEFAULT_DEADLINE_MS))),
      new Date(now),
    ])
    .catch(() => []);
  return rows.map((row) => ({
    ...row,
    whenDead: kinds.find(({ name }) => name === row.kind)?.whenDead ?? 'ticket',
  }));
};
