import {
  blobEnv,
  blobRule,
  blobStoreFrom,
  callerEnv,
  callerFrom,
  callerRules,
  distributedEnv,
  envRule,
  redisBroadcast,
  redisFrom,
  redisHealth,
  redisKeyValue,
  redisLiveChannel,
  redisRule,
  refuse,
  systemClock,
  systemIds,
  tracingEnv,
  trustEnv,
} from '@seyir/kit/stateless';
import { serviceNames } from '@seyir/proto';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import { captchaFrom } from './captcha-from.js';
import { httpPagePurge } from './cdn/http-page-purge.js';
import { webAt } from './front/web-at.js';
import type { GatewayPlatform } from './platform.js';

/** The gateway's part of a process's environment: it has no database and consumes no events. */
export const fleetEnv = distributedEnv
  .pick({
    REDIS_URL: true,
    REDIS_CA: true,
    REDIS_SENTINEL_PASSWORD: true,
    BIND: true,
    HEALTH_PORT: true,
    LOG_LEVEL: true,
    SEYIR_DATA: true,
  })
  .extend({
    ...callerEnv.shape,
    ...blobEnv.shape,
    ...tracingEnv.shape,
    ...trustEnv.shape,
    /** Signs bot checks; the same in every replica. Without it there are no bot checks, and the gateway logs a warning. */
    CAPTCHA_SECRET: z.string().min(32).optional(),
  });

/** The checks of `fleetPlatform`, or of a connection to all services. */
export const fleetRules = [
  ...callerRules,
  blobRule,
  redisRule,
  envRule(callerEnv.pick({ PEERS: true }), ({ PEERS }) =>
    refuse(serviceNames.map((name) => PEERS[name] === undefined && `PEERS.${name} is missing`)),
  ),
];

/**
 * The gateway's adapters in its own process: `health` for the body of `/readyz`; `close` closes the connections of the adapters.
 */
export const fleetPlatform = async (
  env: z.output<typeof fleetEnv> & {
    readonly WEB_URL: string;
    readonly ORIGIN?: string | undefined;
    readonly CDN_PURGE_URLS: readonly string[];
  },
  { logger, metrics }: { logger: Logger; metrics: Registry },
): Promise<GatewayPlatform & { health(): { redis: 'up' | 'down' }; close(): Promise<void> }> => {
  const caller = callerFrom('gateway', env);
  const redis = redisHealth({ logger, metrics });
  const redisConfig = { ...redisFrom(env), observer: redis };
  const keyValue = await redisKeyValue(redisConfig);
  const live = await redisLiveChannel(redisConfig);
  const broadcast = await redisBroadcast(redisConfig);
  const blobs = await blobStoreFrom(env);
  const clock = systemClock();
  return {
    ...caller,
    keyValue,
    live,
    broadcast,
    blobs,
    captcha: captchaFrom(env, { keyValue, clock, logger }),
    clock,
    ids: systemIds(),
    logger,
    metrics,
    web: webAt(env.WEB_URL),
    ...(env.CDN_PURGE_URLS.length > 0 && { pagePurge: httpPagePurge(env.CDN_PURGE_URLS) }),
    health: () => ({ redis: redis.state }),
    async close() {
      await caller.peers.close();
      await live.close();
      await broadcast.close();
      await keyValue.close();
      await blobs.close();
    },
  };
};
