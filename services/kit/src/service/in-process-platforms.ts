import { InProcessNetwork } from '../rpc/in-process.js';
import { InProcessServer } from '../rpc/in-process-server.js';
import { createSigner, createVerifier, generateKeys, type Signer } from '../rpc/keys.js';
import { inProcessPeers } from '../rpc/peers.js';
import type { Platform } from './platform.js';

/** The adapters that all services of one process share. */
export type SharedAdapters = Omit<Platform, 'peers' | 'signer' | 'verifier' | 'serve'>;

export interface InProcessPlatforms {
  readonly network: InProcessNetwork;
  platform(name: string): Platform;
  /** Signs as one member of the process. Verifiers accept statements about viewers only from `gateway`. */
  signer(name: string): Signer;
}

/** Platforms for services in one process. Keys are made at start and never leave the process. */
export const inProcessPlatforms = (names: readonly string[], shared: SharedAdapters): InProcessPlatforms => {
  const network = new InProcessNetwork();
  const keys = new Map(names.map((name) => [name, generateKeys()]));
  const publicKeys = Object.fromEntries([...keys].map(([name, pair]) => [name, [pair.publicKey]]));
  const signers = new Map(
    [...keys].map(([name, pair]) => [name, createSigner(name, pair.privateKey, shared.clock)]),
  );
  const signer = (name: string) => {
    const known = signers.get(name);
    if (!known) throw new Error(`${name} has no key in this process`);
    return known;
  };
  return {
    network,
    signer,
    platform: (name) => ({
      ...shared,
      peers: inProcessPeers(network, signer(name)),
      signer: signer(name),
      verifier: createVerifier(name, publicKeys, shared.clock),
      serve: (contract) => new InProcessServer(network, contract),
    }),
  };
};
