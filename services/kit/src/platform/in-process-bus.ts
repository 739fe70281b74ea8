import type { EventBus } from '../ports/event-bus.js';
import { BusAtRest } from './in-process/bus-at-rest.js';
import { ConsumerGroup } from './in-process/consumer-group.js';

/** As many as a consumer applies in one transaction. */
const DEFAULT_CONCURRENCY = 50;

export interface InProcessBusOptions {
  /** How many keys of one topic a group is given at the same time (default 50). */
  readonly concurrency?: number;
  /** Publishing rejects until `open` is called: for a start during which some groups have not subscribed yet. */
  readonly held?: boolean;
}

export interface InProcessBus extends EventBus {
  /** Every group has subscribed: from now on publishing means that all of them have taken the event. */
  open(): void;
}

/**
 * Hands events straight to the groups of this process. It keeps nothing: `publish` resolves when every group has
 * taken every event, and rejects with TRY_AGAIN where a group that once subscribed has no member now, as the event
 * would be lost to it. After a rejection the caller publishes all of it again.
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
      // All are waited for, so that nothing of this call still runs when the caller tries again.
      const outcomes = await Promise.allSettled(deliveries.map(({ group, event }) => group.take(event)));
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (!failed) return;
      // Its groups left in between, which is no failure of theirs.
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
