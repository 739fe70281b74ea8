import { z } from 'zod';
import { envRule, json } from '../platform/config.js';
import type { Peers } from '../ports/peers.js';
import { createSigner, type Signer } from '../rpc/keys.js';
import { checkPeers, grpcPeers } from '../rpc/peers.js';
import { addresses, grpcEnv, grpcRule, grpcTlsFrom, keyEnv } from './environment.js';

/** What who calls the services of a fleet is told. */
export const callerEnv = z.object({
  /** Where the replicas of each are: `{"comments":"host:port,host:port"}` */
  PEERS: json(z.record(z.string(), addresses)),
  SIGNING_KEY: keyEnv.shape.SIGNING_KEY,
  ...grpcEnv.shape,
});

/** What `callerFrom` would complain of. */
export const callerRules = [
  grpcRule,
  envRule(callerEnv.pick({ PEERS: true, GRPC_CA: true }), ({ PEERS, GRPC_CA }) =>
    checkPeers(PEERS, GRPC_CA !== undefined),
  ),
];

/**
 * Calls the services of a fleet in the name of `name`. Throws a ConfigError for TLS by half or of no use, and for addresses that
 * calls cannot go round among.
 */
export const callerFrom = (
  name: string,
  env: z.output<typeof callerEnv>,
): { readonly signer: Signer; readonly peers: Peers } => {
  const signer = createSigner(name, env.SIGNING_KEY);
  return { signer, peers: grpcPeers(env.PEERS, signer, grpcTlsFrom(env)) };
};
