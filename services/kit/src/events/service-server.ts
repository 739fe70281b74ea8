import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import type { EventServer } from './event-server.js';

/** A Nest microservice has one transport. This one passes calls to the contract's transport and events to the bus. */
export class ServiceServer extends Server implements CustomTransportStrategy {
  constructor(
    private readonly calls: Server & CustomTransportStrategy,
    private readonly events: EventServer,
  ) {
    super();
  }

  override addHandler(
    pattern: unknown,
    handler: MessageHandler,
    isEventHandler = false,
    extras: Record<string, unknown> = {},
  ): void {
    (isEventHandler ? this.events : this.calls).addHandler(pattern, handler, isEventHandler, extras);
  }

  listen(done: (error?: unknown) => void): void {
    this.calls.listen(done);
  }

  async close(): Promise<void> {
    await this.calls.close();
  }

  on(): void {}

  unwrap<T>(): T {
    return this as unknown as T;
  }
}
