import { z } from 'zod';
import { envRule, json } from '../process/config.js';
import type { Peers } from '../rpc/peers-port.js';
import { createSigner, type Signer } from '../rpc/keys.js';
import { checkPeers, grpcPeers } from '../rpc/peers.js';
import { addresses, grpcEnv, grpcRule, grpcTlsFrom, keyEnv } from './environment.js';

/** Environment of a process that calls the services of a fleet. */
export const callerEnv = z.object({
  /** Addresses of each service's replicas: `{"comments":"host:port,host:port"}` */
  PEERS: json(z.record(z.string(), addresses)),
  SIGNING_KEY: keyEnv.shape.SIGNING_KEY,
  ...grpcEnv.shape,
});

/** The checks of `callerFrom`, for an early report of all faults. */
export const callerRules = [
  grpcRule,
  envRule(callerEnv.pick({ PEERS: true, GRPC_CA: true }), ({ PEERS, GRPC_CA }) =>
    checkPeers(PEERS, GRPC_CA !== undefined),
  ),
];

/**
 * Creates peers that call the services of a fleet in the name of `name`. Throws a ConfigError for incomplete or invalid TLS
 * settings, and for addresses that calls cannot be balanced over.
 */
export const callerFrom = (
  name: string,
  env: z.output<typeof callerEnv>,
): { readonly signer: Signer; readonly peers: Peers } => {
  const signer = createSigner(name, env.SIGNING_KEY);
  return { signer, peers: grpcPeers(env.PEERS, signer, grpcTlsFrom(env)) };
};
