import { createServer } from 'node:net';
import { NotificationsService } from '@seyir/proto';
import { grpcClient, grpcServer } from '../../src/rpc/grpc.js';
import { inProcessClient, InProcessNetwork, InProcessServer } from '../../src/rpc/in-process.js';
import { startNotes } from './notes-service.js';
import { describePeers } from './peers.contract.js';

describePeers('one process', async () => {
  const network = new InProcessNetwork();
  return {
    serve: (verifier, script) =>
      startNotes(new InProcessServer(network, NotificationsService), verifier, script),
    client: (signer) => inProcessClient(network, NotificationsService, signer),
    clientOfNobody: (signer) => inProcessClient(new InProcessNetwork(), NotificationsService, signer),
    close: () => Promise.resolve(),
  };
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

describePeers('gRPC', async () => {
  const address = `127.0.0.1:${await freePort()}`;
  const nowhere = `127.0.0.1:${await freePort()}`;
  const open: { close(): void }[] = [];
  const connect = (at: string) => (signer: Parameters<typeof grpcClient>[2]) => {
    const client = grpcClient(NotificationsService, [at], signer);
    open.push(client);
    return client;
  };
  return {
    serve: (verifier, script) => startNotes(grpcServer(NotificationsService, address), verifier, script),
    client: connect(address),
    clientOfNobody: connect(nowhere),
    async close() {
      for (const client of open) client.close();
    },
  };
});
