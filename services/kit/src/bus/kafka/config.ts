import type { ConnectionOptions } from 'node:tls';
import type { SASLOptions } from 'kafkajs';
import type { Logger } from 'pino';

/** The properties of a topic that the bus creates; a row of `topics` in @seyir/proto has them. */
export interface KafkaTopic {
  readonly name: string;
  readonly partitions: number;
  readonly retentionDays: number;
}

export interface PartitionOfGroup {
  readonly group: string;
  readonly topic: string;
  readonly partition: number;
}

/** Receives the lag of this process's groups. */
export interface LagObserver {
  /** Reports whether this process reads a topic in a group. While it does, a lag of each partition is expected. */
  reads(group: string, topic: string, reading: boolean): void;
  /**
   * Reports the number of events that all members of the group have not processed yet; undefined if the broker does not answer.
   */
  behind(at: PartitionOfGroup, events: number | undefined): void;
}

export interface KafkaConfig {
  /** Name of this process in the broker's logs and quotas. */
  readonly clientId: string;
  /** `host:port` of some brokers; the driver finds the others through them. */
  readonly brokers: readonly string[];
  /** Created if missing. Only these topics can be published to. */
  readonly topics: readonly KafkaTopic[];
  readonly logger?: Logger;
  /** Called after each request with whether the brokers answered. */
  readonly onAnswer?: (up: boolean) => void;
  readonly lag?: LagObserver;
  /** Interval between two lag queries (default 10 s). */
  readonly lagEveryMs?: number;
  /** Replicas of each partition of a new topic; default: the broker's setting. */
  readonly replicationFactor?: number;
  /** Replicas of a new topic that must store a message before it counts as sent; default: the broker's setting. */
  readonly minInSync?: number;
  readonly ssl?: boolean | ConnectionOptions;
  readonly sasl?: SASLOptions;
  /** Timeout of a publish call (default 4 s); the relay tries again. */
  readonly publishTimeoutMs?: number;
  /** After this silence the group continues without the member (default 10 s). */
  readonly sessionTimeoutMs?: number;
}
