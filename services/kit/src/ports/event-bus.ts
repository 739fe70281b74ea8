/** One domain event as it travels: a CloudEvents 1.0 envelope around a protobuf message. */
export interface EventRecord {
  /** UUIDv7; what the inbox knows an event by. */
  readonly id: string;
  readonly topic: string;
  /** Id of the aggregate; order holds within a key. */
  readonly key: string;
  /** Full name of the protobuf message in `data`. */
  readonly type: string;
  /** The service that wrote it. */
  readonly source: string;
  readonly time: Date;
  /** The aggregate's version after the change; rises by one a change. */
  readonly version: number;
  readonly data: Uint8Array;
  /** W3C traceparent of the write, where there was one. */
  readonly traceparent?: string;
}

/** Resolves once the event is applied or parked; rejects when neither could be kept, and is then called again. */
export type Deliver = (event: EventRecord) => Promise<void>;

export interface Subscription {
  /** Stops deliveries and waits for the running one. */
  close(): Promise<void>;
}

/**
 * Carries events from relays to consumers, at least once, in order per key.
 * Consumers must expect an event again, and older ones after newer ones when a broker was refilled.
 */
export interface EventBus {
  /** Resolves when all records are kept by the bus (in process: taken by every consumer), in the order given. */
  publish(records: readonly EventRecord[]): Promise<void>;
  /** `group` names the consumer; members of a group share the keys of the topics. */
  subscribe(group: string, topics: readonly string[], deliver: Deliver): Promise<Subscription>;
  /** Changes when the bus has lost what it held: relays then publish again what their outboxes still hold. */
  clusterId(): Promise<string>;
  close(): Promise<void>;
}
