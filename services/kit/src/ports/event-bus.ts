/** One domain event in transit: a CloudEvents 1.0 envelope around a protobuf message. */
export interface EventRecord {
  /** UUIDv7; identifies the event in the inbox. */
  readonly id: string;
  readonly topic: string;
  /** Id of the aggregate; events are ordered within a key. */
  readonly key: string;
  /** Full name of the protobuf message in `data`. */
  readonly type: string;
  /** The service that wrote it. */
  readonly source: string;
  readonly time: Date;
  /** The aggregate's version after the change; rises by one with each change. */
  readonly version: number;
  readonly data: Uint8Array;
  /** W3C traceparent of the write, if it was traced. */
  readonly traceparent?: string;
}

/** Resolves when the event is applied or parked. Rejects if neither was possible; the bus then calls it again. */
export type Deliver = (event: EventRecord) => Promise<void>;

export interface Subscription {
  /** Stops deliveries and waits for the running one. */
  close(): Promise<void>;
}

/**
 * Carries events from relays to consumers, at least once, in order per key. Consumers must expect duplicates, and older events
 * after newer ones when a broker was refilled.
 */
export interface EventBus {
  /** Resolves when the bus has stored all records in the given order (in process: when every consumer has processed them). */
  publish(records: readonly EventRecord[]): Promise<void>;
  /** `group` is the consumer's name; the members of a group share the keys of the topics. */
  subscribe(group: string, topics: readonly string[], deliver: Deliver): Promise<Subscription>;
  /** Changes when the bus has lost its events: relays then publish everything that their outboxes still hold. */
  clusterId(): Promise<string>;
  close(): Promise<void>;
}
