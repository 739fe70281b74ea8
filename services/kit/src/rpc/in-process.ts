import type { DescMethod, DescService } from '@bufbuild/protobuf';
import type { Metadata } from '@grpc/grpc-js';
import { Server, Transport, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import { DomainError, fromStatus } from '../errors/index.js';
import { decode, encode } from './codec.js';
import type { Signer } from './keys.js';
import { outgoing } from './metadata.js';
import { tracedCall } from './traced-call.js';
import type { ServiceClient } from './types.js';

/** Serves a contract without a socket, with the same guards, pipes, interceptors and filters as over gRPC. */
export class InProcessServer extends Server implements CustomTransportStrategy {
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

  /** The answer's bytes; rejects with DomainError. */
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

/** The services that run within this process. */
export class InProcessNetwork {
  readonly #servers = new Map<string, InProcessServer>();

  attach(contract: DescService, server: InProcessServer): void {
    this.#servers.set(contract.typeName, server);
  }

  detach(contract: DescService, server: InProcessServer): void {
    if (this.#servers.get(contract.typeName) === server) this.#servers.delete(contract.typeName);
  }

  server(contract: DescService): InProcessServer {
    const server = this.#servers.get(contract.typeName);
    if (!server)
      throw new DomainError('TRY_AGAIN', { reason: `${contract.name} is not running`, retryAfterMs: 1000 });
    return server;
  }
}

/**
 * A client within the process. Messages pass the codec and deadlines apply, so a service cannot distinguish it from a network.
 */
export const inProcessClient = <S extends DescService>(
  network: InProcessNetwork,
  contract: S,
  signer: Signer,
): ServiceClient<S> =>
  Object.fromEntries(
    contract.methods.map((method) => [
      method.localName,
      (request: unknown, options = {}) =>
        tracedCall(`${contract.name}/${method.localName}`, 'client', async () => {
          const { metadata, timeoutMs } = await outgoing(serviceNameOf(contract), signer, options);
          const answer = network.server(contract).invoke(method, encode(method.input, request), metadata);
          return decode(method.output, await withDeadline(answer, timeoutMs, method.name));
        }),
    ]),
  ) as ServiceClient<S>;

/** `seyir.comments.v1.CommentsService` → `comments`. */
export const serviceNameOf = (contract: DescService): string => contract.typeName.split('.')[1] ?? '';

const withDeadline = <T>(work: Promise<T>, ms: number, name: string): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DomainError('DEADLINE', { reason: `${name} after ${ms} ms` })), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
