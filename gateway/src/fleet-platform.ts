import {
  createSigner,
  directoryBlobStore,
  distributedEnv,
  grpcPeers,
  noCaptcha,
  redisKeyValue,
  redisLiveChannel,
  systemClock,
  systemIds,
} from '@seyir/kit';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { z } from 'zod';
import { webAt } from './front/web-at.js';
import type { GatewayPlatform } from './platform.js';

/** What the gateway needs of a process's environment: it has no database and consumes no events. */
export const fleetEnv = distributedEnv.pick({
  REDIS_URL: true,
  BIND: true,
  HEALTH_PORT: true,
  PEERS: true,
  SIGNING_KEY: true,
  SEYIR_DATA: true,
});

/** The gateway's adapters as a process of its own. `close` ends what they hold open. */
export const fleetPlatform = async (
  env: z.output<typeof fleetEnv> & { readonly WEB_URL: string },
  { logger, metrics }: { logger: Logger; metrics: Registry },
): Promise<GatewayPlatform & { close(): Promise<void> }> => {
  const signer = createSigner('gateway', env.SIGNING_KEY);
  const addresses = Object.entries(env.PEERS).map(([name, list]) => [name, list.split(',')] as const);
  const peers = grpcPeers(Object.fromEntries(addresses), signer);
  const keyValue = await redisKeyValue({ url: env.REDIS_URL });
  const live = await redisLiveChannel({ url: env.REDIS_URL });
  const blobs = directoryBlobStore(`${env.SEYIR_DATA}/blobs`);
  return {
    peers,
    signer,
    keyValue,
    live,
    blobs,
    captcha: noCaptcha(),
    clock: systemClock(),
    ids: systemIds(),
    logger,
    metrics,
    web: webAt(env.WEB_URL),
    async close() {
      await peers.close();
      await live.close();
      await keyValue.close();
      await blobs.close();
    },
  };
};
