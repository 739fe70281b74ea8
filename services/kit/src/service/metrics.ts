import { Counter, Histogram, type Registry } from 'prom-client';
import { toDomainError } from '../errors/index.js';
import type { ConsumerObserver } from '../events/consumer.js';
import type { RelayObserver } from '../events/relay.js';
import type { CallObserver } from '../rpc/call-interceptor.js';
import { metric } from '../platform/metric.js';

export interface ServiceMetrics extends CallObserver, RelayObserver, ConsumerObserver {}

export const serviceMetrics = (
  service: string,
  registry: Registry,
  onError: (message: string, error: unknown, level: 'error' | 'info') => void,
  /** Gets every failure, also of calls. */
  saw: (error: unknown) => void = () => undefined,
): ServiceMetrics => {
  const registers = [registry];
  const calls = metric(
    registry,
    'seyir_call_seconds',
    () =>
      new Histogram({
        name: 'seyir_call_seconds',
        help: 'Time of a contract call in its service',
        labelNames: ['service', 'method', 'code'],
        buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
        registers,
      }),
  );
  const counter = (name: string, help: string) =>
    metric(registry, name, () => new Counter({ name, help, labelNames: ['service', 'topic'], registers }));
  const parked = counter('seyir_events_parked_total', 'Events put aside after a failure');
  const dead = counter('seyir_events_dead_total', 'Events given up after five tries');
  return {
    finished(method, ms, error) {
      const code = error === undefined ? 'OK' : toDomainError(error).code;
      if (error !== undefined) saw(error);
      calls.observe({ service, method, code }, ms / 1000);
    },
    failed(error) {
      saw(error);
      onError('relay failed', error, 'error');
    },
    parked(event, error) {
      parked.inc({ service, topic: event.topic });
      saw(error);
      // What a database or peer could not do now is tried again soon, and is a failure only once it is given up.
      const isOutage = ['TRY_AGAIN', 'DEADLINE'].includes(toDomainError(error).code);
      onError(`event ${event.type} ${event.id} parked`, error, isOutage ? 'info' : 'error');
    },
    dead(event, error) {
      dead.inc({ service, topic: event.topic });
      onError(`event ${event.type} ${event.id} given up`, error, 'error');
    },
  };
};
