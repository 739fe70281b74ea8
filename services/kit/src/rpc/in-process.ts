import type { DescMethod, DescService } from '@bufbuild/protobuf';
import type { Metadata } from '@grpc/grpc-js';
import { DomainError } from '../errors/index.js';
import { decode, encode } from './codec.js';
import type { Signer } from './keys.js';
import { outgoing } from './metadata.js';
import { tracedCall } from './traced-call.js';
import type { ServiceClient } from './types.js';

/** A service that answers calls within this process. */
export interface InProcessService {
  /** The answer's bytes; rejects with DomainError. */
  invoke(method: DescMethod, request: Uint8Array, metadata: Metadata): Promise<Uint8Array>;
}

/** The services that run within this process. */
export class InProcessNetwork {
  readonly #servers = new Map<string, InProcessService>();

  attach(contract: DescService, server: InProcessService): void {
    this.#servers.set(contract.typeName, server);
  }

  detach(contract: DescService, server: InProcessService): void {
    if (this.#servers.get(contract.typeName) === server) this.#servers.delete(contract.typeName);
  }

  server(contract: DescService): InProcessService {
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
