import { Gauge, type Registry } from 'prom-client';
import { metric } from '../metrics/metric.js';

/** A gauge with a service's own numbers, read at each scrape. */
export interface OwnGauge {
  /** `seyir_removal_requests` */
  readonly name: string;
  readonly help: string;
  /** The numbers by the value of the label `state`. */
  readonly read: () => Promise<Readonly<Record<string, number>>>;
}

const readers = new WeakMap<Registry, Map<string, OwnGauge['read']>>();

/** Exports a service's gauges. If its database does not answer, they are missing. Returns a function that stops them. */
export const ownGauges = (registry: Registry, gauges: readonly OwnGauge[]): (() => void) => {
  const known = readers.get(registry) ?? new Map<string, OwnGauge['read']>();
  readers.set(registry, known);
  for (const { name, help, read } of gauges) {
    known.set(name, read);
    metric(
      registry,
      name,
      () =>
        new Gauge({
          name,
          help,
          labelNames: ['state'],
          registers: [registry],
          async collect() {
            this.reset();
            const numbers =
              (await known
                .get(name)?.()
                .catch(() => undefined)) ?? {};
            for (const [state, value] of Object.entries(numbers)) this.set({ state }, value);
          },
        }),
    );
  }
  return () => gauges.forEach(({ name }) => known.delete(name));
};
