import type { DescService } from '@bufbuild/protobuf';
import type { Server as GrpcJsServer } from '@grpc/grpc-js';
import { ServerGrpc, type CustomTransportStrategy, type Server } from '@nestjs/microservices';
import { MOST_MESSAGE_BYTES, packageDefinition } from './codec.js';
import { serverCredentials, type GrpcTls } from './grpc-tls.js';
import { KEEP_ALIVE } from './keep-alive.js';

export interface GrpcServerOptions {
  /** A connection older than this (± 10 %) accepts no more calls, so callers resolve the replicas again. */
  readonly connectionAgeMs?: number;
  readonly tls?: GrpcTls | undefined;
  /** Registers further services in addition to the contract. */
  readonly onLoad?: ((server: GrpcJsServer) => void) | undefined;
}

/**
 * Callers keep their connections, so a new replica gets calls only when one of them ends: within a minute here. A new connection
 * costs a millisecond or two in plain text, plus a handshake with TLS. Calls wait for it only if there is no other replica.
 */
const CONNECTION_AGE_MS = 60_000;
/** How long an old connection may finish its calls: twice the longest call, one of an import. */
const CONNECTION_GRACE_MS = 120_000;

/**
 * Creates the gRPC server of a contract.
 * @param bind `host:port`; the port must be given, because the server does not report a chosen one
 */
export const grpcServer = (
  contract: DescService,
  bind: string,
  { connectionAgeMs = CONNECTION_AGE_MS, tls, onLoad }: GrpcServerOptions = {},
): Server & CustomTransportStrategy =>
  // ServerGrpc has the status type `never`, since it reports none.
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
