import { setTimeout as delay } from 'node:timers/promises';
import type { Admin, Kafka } from 'kafkajs';
import { withDeadline } from '../../time/deadline.js';
import type { KafkaConfig, PartitionOfGroup } from './config.js';

const DEFAULT_EVERY_MS = 10_000;
const ANSWER_MS = 5_000;
const CLOSE_PATIENCE_MS = 1_000;

/**
 * Queries the broker for the lag of a group: the uncommitted events of each partition, whichever member has it and whether or not
 * it fetches. A value that the broker no longer confirms is removed.
 */
export class LagWatch {
  readonly #closing = new AbortController();
  readonly #reported = new Map<string, PartitionOfGroup>();
  #running: Promise<void> | undefined;
  /** Number of the latest query. An answer to an older query is ignored. */
  #question = 0;

  constructor(
    private readonly kafka: Kafka,
    private readonly config: KafkaConfig,
    private readonly group: string,
    private readonly topics: readonly string[],
  ) {
    for (const topic of topics) config.lag?.reads(group, topic, true);
  }

  /** Call it when the topics exist; repeated calls are allowed. */
  start(): void {
    if (this.config.lag) this.#running ??= this.run();
  }

  /** Settles soon even if the broker does not answer. */
  async close(): Promise<void> {
    this.#closing.abort();
    await withDeadline(Promise.resolve(this.#running), CLOSE_PATIENCE_MS, 'close').catch(() => undefined);
    this.forget();
    for (const topic of this.topics) this.config.lag?.reads(this.group, topic, false);
  }

  private async run(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      const admin = this.kafka.admin();
      const connecting = admin.connect();
      try {
        await withDeadline(connecting, ANSWER_MS, 'connect');
        while (!this.#closing.signal.aborted) {
          await withDeadline(this.tell(admin), ANSWER_MS, 'offsets');
          this.config.onAnswer?.(true);
          await this.rest();
        }
      } catch (error) {
        this.config.onAnswer?.(false);
        this.config.logger?.debug({ err: error, group: this.group }, 'lag of the group unknown');
      }
      this.forget();
      // Also closes a connection that is established after its deadline.
      const gone = connecting.finally(() => admin.disconnect());
      await withDeadline(gone, CLOSE_PATIENCE_MS, 'disconnect').catch(() => undefined);
      await this.rest();
    }
  }

  private async rest(): Promise<void> {
    const { signal } = this.#closing;
    await delay(this.config.lagEveryMs ?? DEFAULT_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }

  private async tell(admin: Admin): Promise<void> {
    const question = ++this.#question;
    const groups = await admin.fetchOffsets({ groupId: this.group, topics: [...this.topics] });
    // Queried after the committed offsets, so that no end is below its commit.
    const ends = await Promise.all(groups.map(({ topic }) => admin.fetchTopicOffsets(topic)));
    if (question !== this.#question) return;
    for (const [index, { topic, partitions }] of groups.entries())
      for (const { partition, low, high } of ends[index] ?? []) {
        // -1 if nothing was ever committed; below `low` if retention has dropped events that were not processed.
        const committed = BigInt(partitions.find((one) => one.partition === partition)?.offset ?? -1);
        const first = committed > BigInt(low) ? committed : BigInt(low);
        const at = { group: this.group, topic, partition };
        this.#reported.set(`${topic} ${partition}`, at);
        this.config.lag?.behind(at, Math.max(0, Number(BigInt(high) - first)));
      }
  }

  private forget(): void {
    this.#question++;
    for (const at of this.#reported.values()) this.config.lag?.behind(at, undefined);
    this.#reported.clear();
  }
}
