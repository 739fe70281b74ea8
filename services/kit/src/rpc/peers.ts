import { isIPv4 } from 'node:net';
import type { DescService } from '@bufbuild/protobuf';
import { ConfigError, refuse } from '../process/config.js';
import type { Peers } from './peers-port.js';
import { grpcClient } from './grpc-client.js';
import type { GrpcTls } from './grpc-tls.js';
import { inProcessClient, serviceNameOf, type InProcessNetwork } from './in-process.js';
import type { Signer } from './keys.js';
import type { ServiceClient } from './types.js';

/** Peers within this process. */
export const inProcessPeers = (network: InProcessNetwork, signer: Signer): Peers => ({
  client: (contract) => inProcessClient(network, contract, signer),
  close: () => Promise.resolve(),
});

type Addresses = Readonly<Record<string, readonly string[]>>;

/**
 * Throws a ConfigError if a service has several addresses that are not IPv4, since the resolver takes no list of names; and with
 * TLS if it has several hosts, since all certificates would be checked against the first name.
 */
export const checkPeers = (addresses: Addresses, encrypted: boolean): void =>
  refuse(
    Object.entries(addresses).map(([name, at]) => {
      const hosts = new Set(at.map((one) => one.slice(0, one.lastIndexOf(':'))));
      if (at.length > 1 && ![...hosts].every((host) => isIPv4(host)))
        return `PEERS.${name}: several addresses must be IPv4; one may be a name that leads to all`;
      return (
        encrypted && hosts.size > 1 && `PEERS.${name}: with TLS all replicas must be reached by one name`
      );
    }),
  );

/**
 * Peers over gRPC.
 * @param addresses `host:port` of the replicas by service name; see `checkPeers`
 */
export const grpcPeers = (addresses: Addresses, signer: Signer, tls?: GrpcTls): Peers => {
  checkPeers(addresses, tls !== undefined);
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
