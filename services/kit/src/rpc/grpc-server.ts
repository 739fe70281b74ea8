import type { DescService } from '@bufbuild/protobuf';
import type { Server as GrpcJsServer } from '@grpc/grpc-js';
import { ServerGrpc, type CustomTransportStrategy, type Server } from '@nestjs/microservices';
import { MOST_MESSAGE_BYTES, packageDefinition } from './codec.js';
import { serverCredentials, type GrpcTls } from './grpc-tls.js';
import { KEEP_ALIVE } from './keep-alive.js';

export interface GrpcServerOptions {
  /** A connection older than this, give or take a tenth, takes no more calls: whoever calls asks anew who is there. */
  readonly connectionAgeMs?: number;
  readonly tls?: GrpcTls | undefined;
  /** Adds what the server answers besides the contract. */
  readonly onLoad?: ((server: GrpcJsServer) => void) | undefined;
}

/**
 * A caller keeps its connections, so a replica that is added gets no calls before one of them ends: within a minute here.
 * A new connection costs a millisecond or two in plain, a handshake more with TLS; calls wait for it only where there is
 * no other replica.
 */
const CONNECTION_AGE_MS = 60_000;
/** What such a connection still answers may take so long: twice the longest call, one of an import. */
const CONNECTION_GRACE_MS = 120_000;

/** @param bind `host:port`; the port must be known before, since the server does not tell which one it took. */
export const grpcServer = (
  contract: DescService,
  bind: string,
  { connectionAgeMs = CONNECTION_AGE_MS, tls, onLoad }: GrpcServerOptions = {},
): Server & CustomTransportStrategy =>
  // ServerGrpc narrows its status to `never`, since it reports none.
  new ServerGrpc({
    url: bind,
    package: contract.typeName.slice(0, contract.typeName.lastIndexOf('.')),
    packageDefinition: packageDefinition(contract),
    ...(onLoad && { onLoadPackageDefinition: (_: unknown, server: GrpcJsServer) => onLoad(server) }),
    credentials: serverCredentials(tls),
    gracefulShutdown: true,
    maxReceiveMessageLength: MOST_MESSAGE_BYTES,
    keepalive: {
      keepaliveTimeMs: KEEP_ALIVE.everyMs,
      keepaliveTimeoutMs: KEEP_ALIVE.answerMs,
      keepalivePermitWithoutCalls: 1,
    },
    channelOptions: {
      'grpc.max_connection_age_ms': connectionAgeMs,
      'grpc.max_connection_age_grace_ms': CONNECTION_GRACE_MS,
    },
  }) as unknown as Server & CustomTransportStrategy;
