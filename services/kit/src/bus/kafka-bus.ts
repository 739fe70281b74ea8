import { DomainError } from '../errors/domain-error.js';
import type { EventBus } from '../ports/event-bus.js';
import { kafkaClient } from './kafka/client.js';
import type { KafkaConfig } from './kafka/config.js';
import { Publisher } from './kafka/publisher.js';
import { Subscriber } from './kafka/subscriber.js';
import { topicKeeper } from './kafka/topics.js';

export type { KafkaConfig, KafkaTopic, LagObserver } from './kafka/config.js';

/**
 * Events over Kafka. Nothing here waits for a broker: subscriptions connect in the background and reconnect after each failure;
 * publishing rejects with TRY_AGAIN within seconds.
 */
export async function kafkaBus(config: KafkaConfig): Promise<EventBus> {
  const kafka = await kafkaClient(config);
  const { default: kafkajs } = await import('kafkajs');
  const ensureTopics = topicKeeper(config);
  const publisher = new Publisher(kafka, config, ensureTopics, kafkajs.Partitioners.DefaultPartitioner);
  const subscribers = new Set<Subscriber>();
  let closed = false;
  return {
    publish: (records) => publisher.publish(records),
    clusterId: () => publisher.clusterId(),
    async subscribe(group, topics, deliver) {
      if (closed) throw new DomainError('TRY_AGAIN', { reason: 'the event bus is closed' });
      const subscriber = new Subscriber(kafka, config, ensureTopics, group, topics, deliver);
      subscribers.add(subscriber);
      return {
        async close() {
          subscribers.delete(subscriber);
          await subscriber.close();
        },
      };
    },
    async close() {
      closed = true;
      await Promise.all([...subscribers].map((subscriber) => subscriber.close()));
      await publisher.close();
    },
  };
}
