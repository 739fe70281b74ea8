import { z } from 'zod';
import type { Peers } from '../ports/peers.js';
import { createSigner, type Signer } from '../rpc/keys.js';
import { grpcPeers } from '../rpc/peers.js';
import { grpcEnv, grpcTlsFrom, json, keyEnv } from './environment.js';

const split = (peers: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(peers).map(([name, list]) => [name, list.split(',')]));

/** What who calls the services of a fleet is told. */
export const callerEnv = z.object({
  /** Where the replicas of each are: `{"comments":"host:port,host:port"}` */
  PEERS: json(z.record(z.string(), z.string())).transform(split),
  SIGNING_KEY: keyEnv.shape.SIGNING_KEY,
  ...grpcEnv.shape,
});

/** Calls the services of a fleet in the name of `name`. Throws a ConfigError for TLS by half, or of no use. */
export const callerFrom = (
  name: string,
  env: z.output<typeof callerEnv>,
): { readonly signer: Signer; readonly peers: Peers } => {
  const signer = createSigner(name, env.SIGNING_KEY);
  return { signer, peers: grpcPeers(env.PEERS, signer, grpcTlsFrom(env)) };
};
