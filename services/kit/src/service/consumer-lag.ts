import { Gauge, type Registry } from 'prom-client';
import type { KafkaConfig } from '../platform/kafka-bus.js';
import { metric } from '../platform/metric.js';

/** Keeps how many events of a topic this process has still to take, by partition that it holds. */
export const consumerLag = (registry: Registry): NonNullable<KafkaConfig['onLag']> => {
  const name = 'seyir_consumer_lag';
  const gauge = metric(
    registry,
    name,
    () =>
      new Gauge({
        name,
        help: 'Events of a partition that its consumer has not taken yet',
        labelNames: ['group', 'topic', 'partition'],
        registers: [registry],
      }),
  );
  return ({ group, topic, partition }, events) => {
    const labels = { group, topic, partition };
    if (events === undefined) gauge.remove(labels);
    else gauge.set(labels, events);
  };
};
