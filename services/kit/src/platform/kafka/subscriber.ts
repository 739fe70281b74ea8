import { setTimeout as delay } from 'node:timers/promises';
import type { Consumer, EachBatchPayload, Kafka } from 'kafkajs';
import type { Deliver, EventRecord, Subscription } from '../../ports/event-bus.js';
import { withDeadline } from '../deadline.js';
import type { KafkaConfig } from './config.js';
import { toEvent } from './envelope.js';
import { ensureTopics } from './topics.js';

const DEFAULT_SESSION_MS = 10_000;
const HEARTBEAT_MS = 1_000;
const CONCURRENT_PARTITIONS = 3;
const RECONNECT_PAUSE_MS = 500;
const CLOSE_PATIENCE_MS = 5_000;
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;

/**
 * One member of a group. It connects in the background and again after every failure, from the offsets that the
 * group has committed. An offset is committed only after its event was taken; one that is refused is offered again
 * while its partition waits.
 */
export class Subscriber implements Subscription {
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  readonly #taking = new Set<Promise<void>>();
  /** Rises with every change of who has which partition. */
  #generation = 0;

  constructor(
    private readonly kafka: Kafka,
    private readonly config: KafkaConfig,
    private readonly group: string,
    private readonly topics: readonly string[],
    private readonly deliver: Deliver,
  ) {
    this.#running = this.run();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  private async run(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        await this.session(signal);
      } catch (error) {
        this.config.logger?.warn({ err: error, group: this.group }, 'consumer lost, connecting again');
      }
      await this.pause(RECONNECT_PAUSE_MS);
    }
  }

  /** Resolves when closing; rejects when the driver gives up. */
  private async session(signal: AbortSignal): Promise<void> {
    await this.prepareTopics();
    const sessionTimeout = this.config.sessionTimeoutMs ?? DEFAULT_SESSION_MS;
    const consumer = this.kafka.consumer({
      groupId: this.group,
      sessionTimeout,
      rebalanceTimeout: sessionTimeout,
      heartbeatInterval: Math.min(HEARTBEAT_MS, sessionTimeout / 4),
      maxWaitTimeInMs: 500,
      retry: {
        initialRetryTime: 100,
        maxRetryTime: 1_000,
        retries: 5,
        restartOnFailure: () => Promise.resolve(false),
      },
    });
    const changed = () => {
      this.#generation += 1;
    };
    consumer.on(consumer.events.REBALANCING, changed);
    consumer.on(consumer.events.GROUP_JOIN, changed);
    const crashed = new Promise<never>((_, reject) => {
      consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
    });
    crashed.catch(() => undefined);
    try {
      await consumer.connect();
      await consumer.subscribe({ topics: [...this.topics], fromBeginning: true });
      await consumer.run({
        eachBatch: (payload) => this.tracked(this.take(payload)),
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: CONCURRENT_PARTITIONS,
      });
      await Promise.race([crashed, aborted(signal)]);
    } finally {
      await this.end(consumer);
    }
  }

  private async prepareTopics(): Promise<void> {
    const admin = this.kafka.admin();
    try {
      await admin.connect();
      await ensureTopics(admin, this.config);
    } finally {
      await admin.disconnect();
    }
  }

  /** Waits for the running delivery; a broker that does not answer the farewell is not waited for. */
  private async end(consumer: Consumer): Promise<void> {
    await withDeadline(consumer.disconnect(), CLOSE_PATIENCE_MS, 'leaving the group').catch(
      (error: unknown) => {
        this.config.logger?.debug({ err: error, group: this.group }, 'consumer not closed');
      },
    );
    await Promise.allSettled(this.#taking);
  }

  private async tracked(batch: Promise<void>): Promise<void> {
    this.#taking.add(batch);
    await batch.finally(() => this.#taking.delete(batch));
  }

  private async take(payload: EachBatchPayload): Promise<void> {
    const { batch, heartbeat } = payload;
    const generation = this.#generation;
    const isOurs = () =>
      !this.#closing.signal.aborted &&
      payload.isRunning() &&
      !payload.isStale() &&
      generation === this.#generation;
    for (const message of batch.messages) {
      const event = toEvent(batch.topic, message);
      if (!event) {
        const { topic, partition } = batch;
        this.config.logger?.error({ topic, partition, offset: message.offset }, 'skipped what is no event');
      } else if (!(await this.offer(event, heartbeat, isOurs))) {
        return;
      }
      payload.resolveOffset(message.offset);
      await heartbeat();
      await payload.commitOffsetsIfNecessary();
    }
  }

  /** True once the event is taken; false when the partition is no longer ours. */
  private async offer(
    event: EventRecord,
    heartbeat: () => Promise<void>,
    isOurs: () => boolean,
  ): Promise<boolean> {
    for (let wait = FIRST_RETRY_MS; isOurs(); wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
      try {
        await beating(this.deliver(event), heartbeat);
        return true;
      } catch (error) {
        if (error instanceof HeartbeatFailure) throw error.cause;
        this.config.logger?.warn(
          { err: error, group: this.group, event: event.id },
          'event refused, again later',
        );
      }
      await beating(this.pause(wait), heartbeat).catch((error: unknown) => {
        throw error instanceof HeartbeatFailure ? error.cause : error;
      });
    }
    return false;
  }

  private async pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#closing.signal }).catch(() => undefined);
  }
}

class HeartbeatFailure extends Error {}

/** Keeps the membership alive while the work runs. The work is waited for in every case. */
async function beating(work: Promise<void>, heartbeat: () => Promise<void>): Promise<void> {
  const settled = new AbortController();
  const end = work.then(
    () => settled.abort(),
    () => settled.abort(),
  );
  while (!settled.signal.aborted) {
    await delay(HEARTBEAT_MS, undefined, { signal: settled.signal }).catch(() => undefined);
    if (settled.signal.aborted) break;
    try {
      await heartbeat();
    } catch (cause) {
      await end;
      throw new HeartbeatFailure('left the group', { cause });
    }
  }
  await work;
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
