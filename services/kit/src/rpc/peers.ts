import type { DescService } from '@bufbuild/protobuf';
import { ConfigError } from '../platform/config.js';
import type { Peers } from '../ports/peers.js';
import { grpcClient } from './grpc-client.js';
import type { GrpcTls } from './grpc-tls.js';
import { inProcessClient, serviceNameOf, type InProcessNetwork } from './in-process.js';
import type { Signer } from './keys.js';
import type { ServiceClient } from './types.js';

/** Peers that live in this process. */
export const inProcessPeers = (network: InProcessNetwork, signer: Signer): Peers => ({
  client: (contract) => inProcessClient(network, contract, signer),
  close: () => Promise.resolve(),
});

/** @param addresses `host:port` of the replicas by service name. */
export const grpcPeers = (
  addresses: Readonly<Record<string, readonly string[]>>,
  signer: Signer,
  tls?: GrpcTls,
): Peers => {
  const clients = new Map<string, ServiceClient<DescService> & { close(): void }>();
  return {
    client<S extends DescService>(contract: S) {
      const name = serviceNameOf(contract);
      const known = clients.get(name);
      if (known) return known as unknown as ServiceClient<S>;
      const at = addresses[name];
      if (!at?.length) throw new ConfigError(`PEERS: ${name} is missing`);
      const client = grpcClient(contract, at, signer, { tls });
      clients.set(name, client);
      return client;
    },
    async close() {
      for (const client of clients.values()) client.close();
    },
  };
};
