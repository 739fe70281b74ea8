import { metric } from '@seyir/kit/stateless';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Metrics of the listener. Two gateways in one process share the registry. */
export const httpMetrics = (registry: Registry) => ({
  seconds: metric(
    registry,
    'seyir_http_seconds',
    () =>
      new Histogram({
        name: 'seyir_http_seconds',
        help: 'Time of an answer by route template',
        labelNames: ['route', 'method', 'status'],
        buckets: [0.005, 0.02, 0.1, 0.5, 2],
        registers: [registry],
      }),
  ),
  inFlight: gauge(registry, 'seyir_http_in_flight', 'Requests that are being answered'),
  live: gauge(registry, 'seyir_live_connections', 'Open WebSockets, one a page that is being looked at'),
});

const gauge = (registry: Registry, name: string, help: string): Gauge =>
  metric(registry, name, () => new Gauge({ name, help, registers: [registry] }));
