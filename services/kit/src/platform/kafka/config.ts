import type { ConnectionOptions } from 'node:tls';
import type { SASLOptions } from 'kafkajs';
import type { Logger } from 'pino';

/** What the bus needs to know of a topic to make it; a row of `topics` in @seyir/proto is one. */
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

/** Hears how far the groups of this process are behind. */
export interface LagObserver {
  /** Whether this process reads a topic in a group; while it does, a figure of each partition is to be expected. */
  reads(group: string, topic: string, reading: boolean): void;
  /** Events that the group has not taken yet, all its members together; undefined while the broker does not tell. */
  behind(at: PartitionOfGroup, events: number | undefined): void;
}

export interface KafkaConfig {
  /** Name of this process in the broker's logs and quotas. */
  readonly clientId: string;
  /** `host:port` of some brokers; they tell about the others. */
  readonly brokers: readonly string[];
  /** Made where they are missing. Only these can be published to. */
  readonly topics: readonly KafkaTopic[];
  readonly logger?: Logger;
  /** Hears whether the brokers answered, each time that something is asked of them. */
  readonly onAnswer?: (up: boolean) => void;
  readonly lag?: LagObserver;
  /** Between two questions how far the groups are behind (default 10 s). */
  readonly lagEveryMs?: number;
  /** Copies of each partition of a topic that is made; the broker's default unless told. */
  readonly replicationFactor?: number;
  /** Copies that must have a message before it counts as sent, of a topic that is made; the broker's default unless told. */
  readonly minInSync?: number;
  readonly ssl?: boolean | ConnectionOptions;
  readonly sasl?: SASLOptions;
  /** Until publishing gives up and rejects (default 4 s); the relay tries again. */
  readonly publishTimeoutMs?: number;
  /** After which silence the group goes on without a member (default 10 s). */
  readonly sessionTimeoutMs?: number;
}
