import type { DescService } from '@bufbuild/protobuf';
import { Client, type ServiceError } from '@grpc/grpc-js';
import { fromStatus } from '../errors/index.js';
import { methodDefinition, MOST_MESSAGE_BYTES } from './codec.js';
import { clientCredentials, type GrpcTls } from './grpc-tls.js';
import { serviceNameOf } from './in-process.js';
import { KEEP_ALIVE, type KeepAlive } from './keep-alive.js';
import type { Signer } from './keys.js';
import { outgoing } from './metadata.js';
import { tracedCall } from './traced-call.js';
import type { ServiceClient } from './types.js';

/** How often grpc-js may resolve a DNS name again. A replacement replica is found within this time. */
const LOOK_UP_EVERY_MS = 2_000;

export interface GrpcClientOptions {
  readonly keepAlive?: KeepAlive;
  readonly tls?: GrpcTls | undefined;
}

/**
 * Creates a client of a contract.
 * @param addresses `host:port` of each replica, or of a DNS name of all replicas (`checkPeers`); calls are balanced over those
 *   that answer
 * @returns a client that rejects with DomainError: DEADLINE after its time limit, TRY_AGAIN when no replica answers
 */
export const grpcClient = <S extends DescService>(
  contract: S,
  addresses: readonly string[],
  signer: Signer,
  { keepAlive: { everyMs, answerMs } = KEEP_ALIVE, tls }: GrpcClientOptions = {},
): ServiceClient<S> & { close(): void } => {
  const address = addresses.length === 1 ? addresses[0]! : `ipv4:${addresses.join(',')}`;
  const client = new Client(address, clientCredentials(tls), {
    'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
    'grpc.keepalive_time_ms': everyMs,
    'grpc.keepalive_timeout_ms': answerMs,
    'grpc.initial_reconnect_backoff_ms': 100,
    'grpc.max_reconnect_backoff_ms': 2_000,
    'grpc.dns_min_time_between_resolutions_ms': LOOK_UP_EVERY_MS,
    'grpc.max_receive_message_length': MOST_MESSAGE_BYTES,
  });
  // Connects now, so that the first call need not wait.
  client.getChannel().getConnectivityState(true);
  const methods = contract.methods.map((method) => {
    const { path, requestSerialize, responseDeserialize } = methodDefinition(method);
    const call = (request: unknown, options = {}) =>
      tracedCall(`${contract.name}/${method.localName}`, 'client', async () => {
        const { metadata, timeoutMs } = await outgoing(serviceNameOf(contract), signer, options);
        return new Promise<unknown>((resolve, reject) => {
          client.makeUnaryRequest(
            path,
            requestSerialize,
            responseDeserialize,
            request,
            metadata,
            { deadline: Date.now() + timeoutMs },
            (error: ServiceError | null, answer?: unknown) =>
              error ? reject(fromStatus(error)) : resolve(answer),
          );
        });
      });
    return [method.localName, call] as const;
  });
  return { ...Object.fromEntries(methods), close: () => client.close() } as ServiceClient<S> & {
    close(): void;
  };
};
