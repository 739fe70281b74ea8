import { fromBinary, type DescMessage, type Message } from '@bufbuild/protobuf';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import type { EventRecord } from '../ports/event-bus.js';
import { NO_TRAITS, type HandlerTraits } from './consumer.js';
import { EVENTS, type HandlerExtras } from './on-event.js';

/** The transport of `@OnEvent` handlers: a Nest transport that gets its events from the consumer. */
export class EventServer extends Server implements CustomTransportStrategy {
  override readonly transportId = EVENTS;
  // The consumer must see a failure, because it parks the event.
  override readonly propagatesEventHandlerErrors = true;
  readonly #traits = new Map<string, HandlerTraits>();
  /** Decoded messages: whether an event concerns the service is asked before it is handled. */
  readonly #messages = new WeakMap<EventRecord, Message>();

  listen(done: () => void): void {
    done();
  }

  close(): void {}

  on(): void {}

  unwrap<T>(): T {
    return this as unknown as T;
  }

  /** The handler of a message type, if this service has one. */
  handlerOf(type: string): ((event: EventRecord) => Promise<void>) | undefined {
    const extras = this.extrasOf(type);
    if (!extras) return undefined;
    return (event) => {
      const received = this.received(extras.schema, event);
      return this.hand(type, extras.together ? [received] : received);
    };
  }

  /** How the events of a type may be handled. */
  traitsOf(type: string): HandlerTraits {
    const known = this.#traits.get(type);
    if (known) return known;
    const extras = this.extrasOf(type);
    if (!extras) return NO_TRAITS;
    const { schema, alone, together, concerns } = extras;
    const traits: HandlerTraits = {
      alone,
      concerns: concerns && ((event) => concerns(this.received(schema, event).message as never)),
      many: together
        ? (events) =>
            this.hand(
              type,
              events.map((event) => this.received(schema, event)),
            )
        : undefined,
    };
    this.#traits.set(type, traits);
    return traits;
  }

  private extrasOf(type: string): HandlerExtras | undefined {
    return this.found(type)?.extras as HandlerExtras | undefined;
  }

  /** Nest reads a pattern as JSON at each look-up, and a name throws there. */
  private found(type: string): MessageHandler | undefined {
    return this.messageHandlers.get(type);
  }

  private received(schema: DescMessage, event: EventRecord): { message: Message; event: EventRecord } {
    let message = this.#messages.get(event);
    if (!message) {
      message = fromBinary(schema, event.data);
      this.#messages.set(event, message);
    }
    return { message, event };
  }

  private async hand(type: string, received: unknown): Promise<void> {
    const result: unknown = await this.found(type)?.(received, undefined);
    if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
  }

  get types(): readonly string[] {
    return [...this.messageHandlers.keys()];
  }
}
