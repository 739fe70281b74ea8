import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { EventRecord } from '../ports/event-bus.js';

/** Identifies handlers of domain events among those of calls. */
export const EVENTS = Symbol('seyir.events');

/** What a handler receives: the message, and the envelope that it came in. */
export interface Received<M extends DescMessage> {
  readonly message: MessageShape<M>;
  readonly event: EventRecord;
}

export interface OnEventOptions {
  /**
   * Each event has a transaction of its own: for a handler that locks several rows in an order of its own, which two
   * batches of events would break.
   */
  readonly alone?: boolean;
}

/** Marks a controller's method `(received: Received<typeof XSchema>) => Promise<void>` as the consumer of a message. */
export const OnEvent =
  <M extends DescMessage>(schema: M, { alone = false }: OnEventOptions = {}) =>
  (
    target: object,
    name: string,
    descriptor: TypedPropertyDescriptor<(received: Received<M>) => Promise<void>>,
  ): void => {
    EventPattern(schema.typeName, EVENTS, { schema, alone })(target, name, descriptor as never);
    Payload()(target, name, 0);
  };
