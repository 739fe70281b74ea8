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

interface Concerning<M extends DescMessage> {
  /**
   * False: the event is skipped without any statement, and the handler never sees it. Its version is not noted, so it must be false
   * only if no earlier version of the object can have an effect either. Default: every event concerns the service.
   */
  readonly concerns?: (message: MessageShape<M>) => boolean;
}

export interface OnEventOptions<M extends DescMessage> extends Concerning<M> {
  /**
   * Each event gets a transaction of its own. Use it for a handler that locks several rows in a fixed order: with batches, two
   * transactions could lock them in different orders.
   */
  readonly alone?: boolean;
}

/** How the event server calls a handler. */
export interface HandlerExtras {
  readonly schema: DescMessage;
  readonly alone: boolean;
  readonly together: boolean;
  readonly concerns: ((message: never) => boolean) | undefined;
}

type Marks<A> = (
  target: object,
  name: string,
  descriptor: TypedPropertyDescriptor<(received: A) => Promise<void>>,
) => void;

const mark =
  <A>(extras: HandlerExtras): Marks<A> =>
  (target, name, descriptor) => {
    EventPattern(extras.schema.typeName, EVENTS, extras)(target, name, descriptor as never);
    Payload()(target, name, 0);
  };

/** Marks a controller's method `(received: Received<typeof XSchema>) => Promise<void>` as the consumer of a message. */
export const OnEvent = <M extends DescMessage>(
  schema: M,
  { alone = false, concerns }: OnEventOptions<M> = {},
): Marks<Received<M>> => mark({ schema, alone, concerns, together: false });

/**
 * Marks a method that takes all events of one transaction at once, each of another key:
 * `(received: readonly Received<typeof XSchema>[]) => Promise<void>`. Use it for a handler whose cost is in its statements, or which
 * locks rows in a fixed order. No event of another type is in the transaction.
 */
export const OnEvents = <M extends DescMessage>(
  schema: M,
  { concerns }: Concerning<M> = {},
): Marks<readonly Received<M>[]> => mark({ schema, concerns, alone: false, together: true });
