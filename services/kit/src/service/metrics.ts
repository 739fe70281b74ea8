import { Counter, Histogram, type Registry } from 'prom-client';
import { toDomainError } from '../errors/index.js';
import type { ConsumerObserver } from '../events/consumer.js';
import type { RelayObserver } from '../events/relay.js';
import { isOutage, isRowHeld } from '../store/outage.js';
import type { TaskObserver } from '../tasks/index.js';
import type { CallObserver } from '../rpc/call-interceptor.js';
import { metric } from '../metrics/metric.js';

export interface ServiceMetrics extends CallObserver, RelayObserver, ConsumerObserver, TaskObserver {}

/** A row that another transaction holds is no fault either: what failed is tried again. */
const levelOf = (error: unknown) => (isOutage(error) || isRowHeld(error) ? 'info' : 'error');

export const serviceMetrics = (
  service: string,
  registry: Registry,
  onError: (message: string, error: unknown, level: 'error' | 'info') => void,
  /** Receives the error of each failed call, relay run and task step, and of each event that is parked, for example a full disk. */
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
  const failedSteps = metric(
    registry,
    'seyir_task_step_failures_total',
    () =>
      new Counter({
        name: 'seyir_task_step_failures_total',
        help: 'Steps of tasks that failed and are tried again',
        labelNames: ['service', 'kind'],
        registers,
      }),
  );
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
      onError(`event ${event.type} ${event.id} parked`, error, 'error');
    },
    dead(event, error) {
      dead.inc({ service, topic: event.topic });
      onError(`event ${event.type} ${event.id} given up`, error, 'error');
    },
    stepFailed(kind, error) {
      failedSteps.inc({ service, kind: kind.name });
      saw(error);
      onError(`task ${kind.name}: a step failed and is tried again`, error, levelOf(error));
    },
    taskDead(kind, id, error) {
      onError(`task ${kind.name} ${id} given up`, error, 'error');
    },
    tasksAway(error) {
      saw(error);
      onError('tasks cannot be read or stored, and are tried again', error, levelOf(error));
    },
  };
};
