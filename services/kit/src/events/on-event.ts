import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { EventRecord } from '../ports/event-bus.js';

/** Distinguishes event handlers from call handlers. */
export const EVENTS = Symbol('seyir.events');

/** The argument of a handler: the message and its envelope. */
export interface Received<M extends DescMessage> {
  readonly message: MessageShape<M>;
  readonly event: EventRecord;
}

export interface OnEventOptions {
  /**
   * Each event gets a transaction of its own. Use it for a handler that locks several rows in a fixed order: with batches, two
   * transactions could lock them in different orders.
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
