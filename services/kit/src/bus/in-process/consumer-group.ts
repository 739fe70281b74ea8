import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { DomainError } from '../../errors/domain-error.js';
import type { Deliver, EventRecord, Subscription } from '../../ports/event-bus.js';
import { Lane } from './lane.js';

interface Member {
  readonly topics: ReadonlySet<string>;
  readonly deliver: Deliver;
  readonly running: Set<Promise<void>>;
}

/** Consumers that share the keys of their topics. Like a broker it remembers its topics after its members have left. */
export class ConsumerGroup {
  readonly #members = new Set<Member>();
  readonly #lanes = new Map<string, Lane>();

  constructor(
    private readonly name: string,
    private readonly concurrency: number,
  ) {}

  knows(topic: string): boolean {
    return this.#lanes.has(topic);
  }

  requireMember(topic: string): void {
    if (this.membersOf(topic).length === 0) throw this.away(topic);
  }

  take(event: EventRecord): Promise<void> {
    const lane = this.#lanes.get(event.topic);
    return lane ? lane.add(event) : Promise.reject(this.away(event.topic));
  }

  join(topics: readonly string[], deliver: Deliver): Subscription {
    // A delivery runs in the async context of the subscriber, never inside a publisher's transaction.
    const inOwnContext = AsyncLocalStorage.snapshot();
    const member: Member = {
      topics: new Set(topics),
      deliver: (event) => inOwnContext(deliver, event),
      running: new Set(),
    };
    this.#members.add(member);
    for (const topic of topics) {
      if (!this.#lanes.has(topic)) this.#lanes.set(topic, new Lane((e) => this.hand(e), this.concurrency));
    }
    return { close: () => this.leave(member) };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#members].map((member) => this.leave(member)));
  }

  private async leave(member: Member): Promise<void> {
    this.#members.delete(member);
    await Promise.allSettled(member.running);
  }

  private async hand(event: EventRecord): Promise<void> {
    const members = this.membersOf(event.topic);
    const member = members[numberOf(event.key) % members.length];
    if (!member) throw this.away(event.topic);
    // A copy, as from a broker, so that groups cannot change each other's events.
    const delivery = (async () => member.deliver({ ...event, data: event.data.slice() }))();
    member.running.add(delivery);
    try {
      await delivery;
    } finally {
      member.running.delete(delivery);
    }
  }

  private membersOf(topic: string): Member[] {
    return [...this.#members].filter((member) => member.topics.has(topic));
  }

  private away(topic: string): DomainError {
    return new DomainError('TRY_AGAIN', { reason: `nobody of ${this.name} takes ${topic} now` });
  }
}

const numberOf = (key: string): number => createHash('sha256').update(key).digest().readUInt32BE(0);
