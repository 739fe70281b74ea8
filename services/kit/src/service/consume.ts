import { allTopics } from '@seyir/proto';
import type { Consumer } from '../events/consumer.js';
import type { EventServer } from '../events/event-server.js';
import type { Subscription } from '../ports/event-bus.js';
import type { Platform } from './platform.js';

/** Names of the topics that this service has a handler for. */
export const consumedTopics = (events: EventServer): string[] =>
  allTopics.filter((t) => events.types.includes(t.message.typeName)).map((t) => t.name);

/** Subscribes the consumer to the topics that this service has handlers for; returns how to stop. */
export const consume = async (
  name: string,
  platform: Platform,
  events: EventServer,
  consumer: Consumer,
): Promise<() => Promise<void>> => {
  const topics = consumedTopics(events);
  const unknown = allTopics.filter((t) => topics.includes(t.name) && !t.consumers.some((by) => by === name));
  if (unknown.length > 0)
    throw new Error(
      `${name} has a handler for ${unknown.map((t) => t.name).join(', ')}: add it to consumers in proto/topics.ts`,
    );
  if (topics.length === 0) return () => Promise.resolve();
  const subscription: Subscription = await platform.bus.subscribe(name, topics, (e) => consumer.deliver(e));
  return () => subscription.close();
};
