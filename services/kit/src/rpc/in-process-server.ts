import type { DescMethod, DescService } from '@bufbuild/protobuf';
import type { Metadata } from '@grpc/grpc-js';
import { Server, Transport, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import { DomainError, fromStatus } from '../errors/index.js';
import { decode, encode } from './codec.js';
import type { InProcessNetwork, InProcessService } from './in-process.js';

/** Serves a contract without a socket, with the same guards, pipes, interceptors and filters as over gRPC. */
export class InProcessServer extends Server implements CustomTransportStrategy, InProcessService {
  override transportId = Transport.GRPC;
  readonly #running = new Set<Promise<Uint8Array>>();
  readonly #handlers = new Map<DescMethod, MessageHandler>();

  constructor(
    private readonly network: InProcessNetwork,
    private readonly contract: DescService,
  ) {
    super();
  }

  listen(done: () => void): void {
    this.network.attach(this.contract, this);
    done();
  }

  /** Accepts no more calls; resolves when the running ones are answered. */
  async close(): Promise<void> {
    this.network.detach(this.contract, this);
    await Promise.allSettled(this.#running);
  }

  on(): void {}

  unwrap<T>(): T {
    return this as unknown as T;
  }

  async invoke(method: DescMethod, request: Uint8Array, metadata: Metadata): Promise<Uint8Array> {
    const running = this.handle(method, request, metadata);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }

  private async handle(method: DescMethod, request: Uint8Array, metadata: Metadata): Promise<Uint8Array> {
    const handler = this.handlerOf(method);
    if (!handler) throw new DomainError('INTERNAL', { reason: `no handler for ${method.name}` });
    try {
      const answer: unknown = await handler(decode(method.input, request), metadata);
      return encode(method.output, isObservable(answer) ? await lastValueFrom(answer) : answer);
    } catch (thrown) {
      throw thrown instanceof DomainError ? thrown : fromStatus(thrown as { code?: number });
    }
  }

  private handlerOf(method: DescMethod): MessageHandler | undefined {
    const known = this.#handlers.get(method);
    if (known) return known;
    const pattern = { service: method.parent.name, rpc: method.name, streaming: 'no_stream' };
    const found =
      this.messageHandlers.get(JSON.stringify(pattern)) ??
      this.messageHandlers.get(this.normalizePattern(pattern));
    if (found) this.#handlers.set(method, found);
    return found;
  }
}
