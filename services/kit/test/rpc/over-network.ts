import { NotificationsService } from '@seyir/proto';
import { freePorts } from '../../../../scripts/stack/lib/ports.ts';
import { grpcClient } from '../../src/rpc/grpc-client.js';
import { grpcServer } from '../../src/rpc/grpc-server.js';
import type { GrpcTls } from '../../src/rpc/grpc-tls.js';
import type { Signer, Verifier } from '../../src/rpc/keys.js';
import { startNotes, type Script } from './notes-service.js';

/**
 * Peers over gRPC, for their contract suite.
 * @param host the host name of the server
 * @param tlsOf TLS files of both sides; resolves to undefined for plain text
 */
export const overNetwork = (host: string, tlsOf: () => Promise<GrpcTls | undefined>) => async () => {
  const tls = await tlsOf();
  const [port = 0, nowhere = 0] = await freePorts(2);
  const open: { close(): void }[] = [];
  const connect = (to: number) => (signer: Signer) => {
    const client = grpcClient(NotificationsService, [`${host}:${to}`], signer, { tls });
    open.push(client);
    return client;
  };
  return {
    serve: (verifier: Verifier, script: Script) =>
      startNotes(grpcServer(NotificationsService, `127.0.0.1:${port}`, { tls }), verifier, script),
    client: connect(port),
    clientOfNobody: connect(nowhere),
    async close() {
      for (const client of open) client.close();
    },
  };
};
