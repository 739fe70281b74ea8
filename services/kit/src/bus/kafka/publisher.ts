import type { Admin, Kafka, Producer } from 'kafkajs';
import { DomainError } from '../../errors/domain-error.js';
import type { EventRecord } from '../../ports/event-bus.js';
import { withDeadline } from '../../time/deadline.js';
import type { KafkaConfig } from './config.js';
import { toMessage } from './envelope.js';
import type { EnsureTopics } from './topics.js';

const DEFAULT_TIMEOUT_MS = 4_000;

interface Connection {
  readonly admin: Admin;
  readonly producer: Producer;
}

/** The writing side. It runs one call at a time, on a connection that has never failed. */
export class Publisher {
  #connection: Promise<Connection> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;
  readonly #timeoutMs: number;

  constructor(
    private readonly kafka: Kafka,
    private readonly config: KafkaConfig,
    private readonly ensureTopics: EnsureTopics,
    private readonly partitioner: () => ReturnType<typeof import('kafkajs').Partitioners.DefaultPartitioner>,
  ) {
    this.#timeoutMs = config.publishTimeoutMs ?? DEFAULT_TIMEOUT_MS;
  }

  publish(records: readonly EventRecord[]): Promise<void> {
    const byTopic = Map.groupBy(records, ({ topic }) => topic);
    const topicMessages = [...byTopic].map(([topic, events]) => ({ topic, messages: events.map(toMessage) }));
    if (topicMessages.length === 0) return Promise.resolve();
    return this.inTurn(async ({ producer }) => {
      await producer.sendBatch({ topicMessages, acks: -1, timeout: this.#timeoutMs });
    });
  }

  clusterId(): Promise<string> {
    return this.inTurn(async ({ admin }) => (await admin.describeCluster()).clusterId);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#last.catch(() => undefined);
    await this.drop();
  }

  private inTurn<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const mine = this.#last.then(() => this.attempt(work));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  private async attempt<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    if (this.#closed) throw new DomainError('TRY_AGAIN', { reason: 'the event bus is closed' });
    try {
      const answer = await withDeadline(this.connect().then(work), this.#timeoutMs, 'Kafka');
      this.config.onAnswer?.(true);
      return answer;
    } catch (error) {
      this.config.onAnswer?.(false);
      // The driver reuses the sequence numbers of a failed send. If that send did reach the broker, the broker would drop other
      // events with the same numbers as duplicates. A new producer has new numbers.
      void this.drop();
      throw error instanceof DomainError
        ? error
        : new DomainError('TRY_AGAIN', { reason: 'Kafka', cause: error });
    }
  }

  private connect(): Promise<Connection> {
    this.#connection ??= this.open();
    return this.#connection;
  }

  private async open(): Promise<Connection> {
    const admin = this.kafka.admin();
    const producer = this.kafka.producer({ idempotent: true, createPartitioner: this.partitioner });
    try {
      await admin.connect();
      await this.ensureTopics(admin);
      await producer.connect();
      return { admin, producer };
    } catch (error) {
      await Promise.allSettled([admin.disconnect(), producer.disconnect()]);
      throw error;
    }
  }

  private async drop(): Promise<void> {
    const connection = await this.#connection?.catch(() => undefined);
    this.#connection = undefined;
    if (connection)
      await Promise.allSettled([connection.producer.disconnect(), connection.admin.disconnect()]);
  }
}
