import { fromBinary, type DescMessage } from '@bufbuild/protobuf';
import { Server, type CustomTransportStrategy } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import type { EventRecord } from '../ports/event-bus.js';
import { EVENTS } from './on-event.js';

/** The transport of `@OnEvent` handlers: a Nest transport that gets its events from the consumer. */
export class EventServer extends Server implements CustomTransportStrategy {
  override readonly transportId = EVENTS;
  // The consumer must see a failure, because it parks the event.
  override readonly propagatesEventHandlerErrors = true;

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
    const handler = this.getHandlerByPattern(type);
    if (!handler) return undefined;
    const { schema } = handler.extras as { schema: DescMessage };
    return async (event) => {
      const result: unknown = await handler({ message: fromBinary(schema, event.data), event }, undefined);
      if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
    };
  }

  /** Whether each event of the type needs a transaction of its own. */
  isAlone(type: string): boolean {
    return (this.getHandlerByPattern(type)?.extras as { alone?: boolean } | undefined)?.alone === true;
  }

  get types(): readonly string[] {
    return [...this.messageHandlers.keys()];
  }
}
