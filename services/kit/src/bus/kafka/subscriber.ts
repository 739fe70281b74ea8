import { setTimeout as delay } from 'node:timers/promises';
import type { Consumer, EachBatchPayload, Kafka } from 'kafkajs';
import type { Deliver, Subscription } from '../../ports/event-bus.js';
import { withDeadline } from '../../time/deadline.js';
import type { KafkaConfig } from './config.js';
import { toEvent } from './envelope.js';
import { LagWatch } from './lag-watch.js';
import { PartitionLane } from './partition-lane.js';
import type { EnsureTopics } from './topics.js';

const DEFAULT_SESSION_MS = 10_000;
const HEARTBEAT_MS = 1_000;
const RECONNECT_PAUSE_MS = 500;
const CLOSE_PATIENCE_MS = 5_000;
const COMMIT_PATIENCE_MS = 3_000;
/** Fetching of a partition pauses at this number of waiting events, and resumes at the second number. */
const MOST_WAITING = 1_000;
const FEW_WAITING = 200;

interface Session {
  readonly consumer: Consumer;
  readonly lanes: Map<string, PartitionLane>;
  readonly paused: Set<string>;
  /** Commits as the current member, without the driver's retries (see `commit` below). */
  commit: EachBatchPayload['commitOffsetsIfNecessary'];
}

/**
 * One member of a group. It connects in the background and reconnects after every failure, from the offsets that the group has
 * committed. It commits an offset only after the event was processed. A refused event is offered again while its partition waits
 * and the others continue.
 */
export class Subscriber implements Subscription {
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  readonly #lag: LagWatch;

  constructor(
    private readonly kafka: Kafka,
    private readonly config: KafkaConfig,
    private readonly ensureTopics: EnsureTopics,
    private readonly group: string,
    private readonly topics: readonly string[],
    private readonly deliver: Deliver,
  ) {
    this.#lag = new LagWatch(kafka, config, group, topics);
    this.#running = this.run();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([this.#running, this.#lag.close()]);
  }

  private async run(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        await this.session(signal);
      } catch (error) {
        this.config.logger?.warn({ err: error, group: this.group }, 'consumer lost, connecting again');
      }
      await delay(RECONNECT_PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Resolves on close; rejects when the driver gives up. */
  private async session(signal: AbortSignal): Promise<void> {
    // On close it stops waiting for a broker that does not answer.
    await Promise.race([this.prepareTopics(), aborted(signal)]);
    if (signal.aborted) return;
    this.#lag.start();
    const consumer = this.consumer();
    const session: Session = {
      consumer,
      lanes: new Map(),
      paused: new Set(),
      commit: () => Promise.resolve(),
    };
    // After a rebalance another group member starts at the committed offset and receives the events that are still waiting in this
    // process.
    consumer.on(consumer.events.REBALANCING, () => this.letGo(session));
    consumer.on(consumer.events.GROUP_JOIN, () => this.letGo(session));
    const crashed = new Promise<never>((_, reject) => {
      consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
    });
    crashed.catch(() => undefined);
    let alive = true;
    try {
      await consumer.connect();
      await consumer.subscribe({ topics: [...this.topics], fromBeginning: true });
      await consumer.run({ eachBatch: async (payload) => this.take(session, payload), autoCommit: false });
      await Promise.race([crashed, aborted(signal)]);
    } catch (error) {
      alive = false;
      throw error;
    } finally {
      await Promise.all([...session.lanes.values()].map((lane) => lane.stop({ commit: alive })));
      await this.leave(consumer);
    }
  }

  private consumer(): Consumer {
    const sessionTimeout = this.config.sessionTimeoutMs ?? DEFAULT_SESSION_MS;
    return this.kafka.consumer({
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
  }

  private async prepareTopics(): Promise<void> {
    const admin = this.kafka.admin();
    try {
      await admin.connect();
      await this.ensureTopics(admin);
    } finally {
      await admin.disconnect();
    }
  }

  /** Only queues fetched messages, so that fetching and heartbeats never wait for a delivery. */
  private take(session: Session, { batch, commitOffsetsIfNecessary }: EachBatchPayload): void {
    if (this.#closing.signal.aborted) return;
    session.commit = commitOffsetsIfNecessary;
    const { topic, partition } = batch;
    const id = `${topic} ${partition}`;
    const lane = session.lanes.get(id) ?? this.lane(session, topic, partition);
    session.lanes.set(id, lane);
    lane.push(
      batch.messages.map((message) => {
        const event = toEvent(topic, message);
        const { offset } = message;
        if (!event)
          this.config.logger?.error({ topic, partition, offset }, 'skipped a message that is not an event');
        return { offset, event };
      }),
    );
  }

  private lane(session: Session, topic: string, partition: number, after?: Promise<void>): PartitionLane {
    const { consumer, paused } = session;
    const { logger } = this.config;
    const place = [{ topic, partitions: [partition] }];
    const id = `${topic} ${partition}`;
    return new PartitionLane(
      {
        deliver: (event) => this.deliver(event),
        refused: (event, error) => {
          logger?.warn({ err: error, group: this.group, event: event.id }, 'event not handled, trying again');
        },
        commit: (offset) => this.commit(session, topic, { partition, offset }),
        waiting: (count) => {
          if (count >= MOST_WAITING && !paused.has(id)) {
            paused.add(id);
            consumer.pause(place);
          } else if (count <= FEW_WAITING && paused.delete(id)) {
            consumer.resume(place);
          }
        },
      },
      after,
    );
  }

  /**
   * A failed commit causes duplicates, not losses. It must not be retried later: if the broker has lost everything, a late retry,
   * as a member of the new group, would commit offsets of the old log.
   */
  private async commit(
    session: Session,
    topic: string,
    at: { partition: number; offset: string },
  ): Promise<boolean> {
    try {
      const committing = session.commit({ topics: [{ topic, partitions: [at] }] });
      await withDeadline(committing, COMMIT_PATIENCE_MS, 'commit');
      return true;
    } catch (error) {
      this.config.logger?.debug({ err: error, group: this.group }, 'not committed');
      return false;
    }
  }

  /** Stops all lanes. Each partition gets a new lane that starts after the old one's running delivery. */
  private letGo(session: Session): void {
    for (const [id, lane] of session.lanes) {
      const stopped = lane.stop({ commit: false });
      const [topic = '', partition] = id.split(' ');
      if (session.paused.delete(id)) session.consumer.resume([{ topic, partitions: [Number(partition)] }]);
      session.lanes.set(id, this.lane(session, topic, Number(partition), stopped));
    }
  }

  /** Does not wait for a broker that does not answer. */
  private async leave(consumer: Consumer): Promise<void> {
    await withDeadline(consumer.disconnect(), CLOSE_PATIENCE_MS, 'leaving the group').catch(
      (error: unknown) => {
        this.config.logger?.debug({ err: error, group: this.group }, 'consumer not closed');
      },
    );
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
