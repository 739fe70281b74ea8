import { Gauge, type Registry } from 'prom-client';
import type { LagObserver } from '../bus/kafka-bus.js';
import { metric } from '../metrics/metric.js';

/**
 * Metrics of each group's lag per topic, and of the topics that it reads. The second shows whether a missing lag value was
 * expected. Every replica reports the same numbers.
 */
export const consumerLag = (registry: Registry): LagObserver => {
  const gauge = (name: string, help: string, labelNames: string[]) =>
    metric(registry, name, () => new Gauge({ name, help, labelNames, registers: [registry] }));
  const lag = gauge('seyir_consumer_lag', 'Events of a partition that its consumers have not taken yet', [
    'group',
    'topic',
    'partition',
  ]);
  const topics = gauge('seyir_consumer_topics', 'Topics that a consumer reads', ['group', 'topic']);
  return {
    reads(group, topic, reading) {
      if (reading) topics.set({ group, topic }, 1);
      else topics.remove({ group, topic });
    },
    behind({ group, topic, partition }, events) {
      const labels = { group, topic, partition };
      if (events === undefined) lag.remove(labels);
      else lag.set(labels, events);
    },
  };
};
