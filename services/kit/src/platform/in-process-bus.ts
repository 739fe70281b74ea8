import type { Deliver, EventBus, EventRecord } from '../ports/event-bus.js';

interface Member {
  readonly topics: ReadonlySet<string>;
  readonly deliver: Deliver;
  running: Promise<unknown>;
  closed: boolean;
}

export interface InProcessBus extends EventBus {
  /** Lets publishing begin: all consumers of the process have subscribed. */
  open(): void;
}

/**
 * Hands events straight to the consumers of this process. `publish` resolves when every group has taken every event,
 * and rejects when one could not: the outbox row stays and the relay publishes it again.
 * @param held publishing waits for `open`, since a group that has not subscribed yet would miss what comes before.
 */
export const inProcessBus = ({ held = false } = {}): InProcessBus => {
  const groups = new Map<string, Member[]>();
  let closed = false;
  let release: () => void = () => undefined;
  const opened: Promise<void> = held ? new Promise((resolve) => (release = resolve)) : Promise.resolve();

  const deliver = (member: Member, event: EventRecord): Promise<void> => {
    // One at a time for a member: order holds, also between two relays.
    const taken = member.running.then(() => {
      if (member.closed) throw new Error('the consumer is closing');
      return member.deliver(event);
    });
    member.running = taken.catch(() => undefined);
    return taken;
  };

  /** Members of a group share the keys. */
  const memberFor = (members: Member[], event: EventRecord) => {
    const interested = members.filter((m) => m.topics.has(event.topic));
    return interested[hash(event.key) % interested.length];
  };

  return {
    open: () => release(),
    async publish(records) {
      await opened;
      if (closed) throw new Error('the bus is closed');
      const takers = [...groups.values()].map(async (members) => {
        for (const record of records) {
          const member = memberFor(members, record);
          if (member) await deliver(member, record);
        }
      });
      const results = await Promise.allSettled(takers);
      const failed = results.find((r) => r.status === 'rejected');
      if (failed) throw failed.reason;
    },
    async subscribe(group, topics, handler) {
      const member: Member = {
        topics: new Set(topics),
        deliver: handler,
        running: Promise.resolve(),
        closed: false,
      };
      groups.set(group, [...(groups.get(group) ?? []), member]);
      return {
        async close() {
          member.closed = true;
          await member.running;
          groups.set(
            group,
            (groups.get(group) ?? []).filter((m) => m !== member),
          );
        },
      };
    },
    // It keeps nothing, so it loses nothing: what was not taken is still in the outboxes.
    clusterId: () => Promise.resolve('in-process'),
    async close() {
      closed = true;
      release();
      await Promise.all([...groups.values()].flat().map((m) => m.running));
    },
  };
};

const hash = (text: string): number => {
  let h = 0;
  for (let i = 0; i < text.length; i++) h = (h * 31 + text.charCodeAt(i)) >>> 0;
  return h;
};
