import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { NotificationsService } from '@seyir/proto';
import { inProcessClient, InProcessNetwork } from '../../src/rpc/in-process.js';
import { InProcessServer } from '../../src/rpc/in-process-server.js';
import { createSigner, generateKeys } from '../../src/rpc/keys.js';
import { grpcPeers } from '../../src/rpc/peers.js';
import { startNotes } from './notes-service.js';
import { overNetwork } from './over-network.js';
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

describePeers(
  'gRPC',
  overNetwork('127.0.0.1', async () => undefined),
);

it('refuses several host names at once, since it cannot balance over them', () => {
  const signer = createSigner('gateway', generateKeys().privateKey);
  const connect = (...at: string[]) => void grpcPeers({ comments: at }, signer);
  expect(() => connect('comments-0:50051', 'comments-1:50051')).toThrow('must be IPv4');
  connect('comments:50051');
  connect('127.0.0.1:50051', '127.0.0.2:50051');
});
