import type { EventBus } from '../ports/event-bus.js';
import { BusAtRest } from './in-process/bus-at-rest.js';
import { ConsumerGroup } from './in-process/consumer-group.js';

/** The same number as a consumer applies in one transaction. */
const DEFAULT_CONCURRENCY = 50;

export interface InProcessBusOptions {
  /** How many keys of one topic a group processes at the same time (default 50). */
  readonly concurrency?: number;
  /** Publishing rejects until `open` is called. Use it for a start during which some groups have not subscribed yet. */
  readonly held?: boolean;
}

export interface InProcessBus extends EventBus {
  /** Call it when every group has subscribed. From then on publishing waits until all groups have processed the event. */
  open(): void;
}

/**
 * Delivers events directly to the groups of this process. It stores nothing: `publish` resolves when every group has processed
 * every event. It rejects with TRY_AGAIN if a group that once subscribed has no member now, because that group would lose the
 * event. After a rejection the caller publishes all events again.
 */
export function inProcessBus(options: InProcessBusOptions = {}): InProcessBus {
  const { concurrency = DEFAULT_CONCURRENCY, held = false } = options;
  const groups = new Map<string, ConsumerGroup>();
  let state: 'held' | 'open' | 'closed' = held ? 'held' : 'open';
  const isClosed = () => state === 'closed';

  return {
    open() {
      if (state === 'held') state = 'open';
    },

    async publish(records) {
      if (state !== 'open') throw new BusAtRest(state);
      const deliveries = records.flatMap((event) =>
        [...groups.values()].filter((group) => group.knows(event.topic)).map((group) => ({ group, event })),
      );
      for (const { group, event } of deliveries) group.requireMember(event.topic);
      // Waits for all, so that nothing of this call still runs when the caller tries again.
      const outcomes = await Promise.allSettled(deliveries.map(({ group, event }) => group.take(event)));
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (!failed) return;
      // All members of its groups have left meanwhile. The publish call does not fail for that.
      throw isClosed() ? new BusAtRest('closed') : failed.reason;
    },

    async subscribe(name, topics, deliver) {
      if (isClosed()) throw new BusAtRest('closed');
      const group = groups.get(name) ?? new ConsumerGroup(name, concurrency);
      groups.set(name, group);
      return group.join(topics, deliver);
    },

    clusterId: () => Promise.resolve('in-process'),

    async close() {
      state = 'closed';
      await Promise.all([...groups.values()].map((group) => group.close()));
    },
  };
}
