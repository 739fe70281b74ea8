import {
  blobEnv,
  blobRule,
  blobStoreFrom,
  callerEnv,
  callerFrom,
  callerRules,
  distributedEnv,
  envRule,
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
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import { captchaFrom } from './captcha-from.js';
import { webAt } from './front/web-at.js';
import type { GatewayPlatform } from './platform.js';
import { serviceNames } from './services.js';

/** What the gateway needs of a process's environment: it has no database and consumes no events. */
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
    /** Signs bot checks, the same in every replica; absent: forms ask for none, with a warning. */
    CAPTCHA_SECRET: z.string().min(32).optional(),
  });

/** What `fleetPlatform` would complain of, or who connects to all services. */
export const fleetRules = [
  ...callerRules,
  blobRule,
  redisRule,
  envRule(callerEnv.pick({ PEERS: true }), ({ PEERS }) =>
    refuse(serviceNames.map((name) => PEERS[name] === undefined && `PEERS.${name} is missing`)),
  ),
];

/** The gateway's adapters as a process of its own: `health` for the body of `/readyz`, `close` ends what they hold open. */
export const fleetPlatform = async (
  env: z.output<typeof fleetEnv> & { readonly WEB_URL: string; readonly ORIGIN?: string | undefined },
  { logger, metrics }: { logger: Logger; metrics: Registry },
): Promise<GatewayPlatform & { health(): { redis: 'up' | 'down' }; close(): Promise<void> }> => {
  const caller = callerFrom('gateway', env);
  const redis = redisHealth({ logger, metrics });
  const redisConfig = { ...redisFrom(env), observer: redis };
  const keyValue = await redisKeyValue(redisConfig);
  const live = await redisLiveChannel(redisConfig);
  const blobs = await blobStoreFrom(env);
  const clock = systemClock();
  return {
    ...caller,
    keyValue,
    live,
    blobs,
    captcha: captchaFrom(env, { keyValue, clock, logger }),
    clock,
    ids: systemIds(),
    logger,
    metrics,
    web: webAt(env.WEB_URL),
    health: () => ({ redis: redis.state }),
    async close() {
      await caller.peers.close();
      await live.close();
      await keyValue.close();
      await blobs.close();
    },
  };
};
