import { allTopics } from '@seyir/proto';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { jobsUnder } from '../store/leased-jobs.js';
import { kafkaBus } from '../bus/kafka-bus.js';
import type { Readiness } from '../process/readiness.js';
import { redisBroadcast } from '../broadcast/redis-broadcast.js';
import { redisHealth } from '../redis/health.js';
import { redisKeyValue } from '../key-value/redis-key-value.js';
import { redisLiveChannel } from '../live/redis-live-channel.js';
import { systemClock } from '../time/system-clock.js';
import { systemIds } from '../time/system-ids.js';
import { grpcServer } from '../rpc/grpc-server.js';
import { createVerifier } from '../rpc/keys.js';
import { callerFrom } from './caller.js';
import { blobStoreFrom, databaseFrom, grpcTlsFrom, kafkaFrom, mailerFrom, redisFrom } from './environment.js';
import { consumerLag } from './consumer-lag.js';
import type { DistributedConfig } from './distributed-env.js';
import type { Platform } from './platform.js';

/** The adapters of one process of the fleet. */
export interface DistributedPlatform extends Platform {
  /** State of the servers that all processes share, for the body of `/readyz`. */
  health(): Readonly<Record<string, string>>;
  /** Closes the adapters in reverse order. */
  close(): Promise<void>;
}

/** Opens the adapters that the environment describes. */
export const distributedPlatform = async (
  name: string,
  config: DistributedConfig,
  { logger, metrics, readiness }: { logger: Logger; metrics: Registry; readiness: Readiness },
): Promise<DistributedPlatform> => {
  const clock = systemClock();
  const database = databaseFrom(config);
  const publicKeys = Object.fromEntries(
    Object.entries(config.CALLER_KEYS).map(([n, keys]) => [n, [keys].flat()]),
  );
  const caller = callerFrom(name, config);
  const redis = redisHealth({ logger, metrics });
  const redisConfig = { ...redisFrom(config), observer: redis };
  let bus: 'up' | 'down' | 'unknown' = 'unknown';
  // This module reads its contract from a file at import, so only a process that serves it loads it.
  const { addHealth } = await import('../rpc/grpc-health.js');
  const platform: Platform = {
    database: { address: () => Promise.resolve(database) },
    bus: await kafkaBus({
      clientId: name,
      brokers: config.KAFKA_BROKERS,
      topics: allTopics,
      ...kafkaFrom(config),
      lag: consumerLag(metrics),
      onAnswer: (up) => {
        bus = up ? 'up' : 'down';
      },
      logger,
    }),
    keyValue: await redisKeyValue(redisConfig),
    live: await redisLiveChannel(redisConfig),
    broadcast: await redisBroadcast(redisConfig),
    blobs: await blobStoreFrom(config),
    mailer: mailerFrom(config),
    ...caller,
    verifier: createVerifier(name, publicKeys, clock),
    clock,
    ids: systemIds(),
    logger,
    metrics,
    jobs: (leases) => jobsUnder(leases, { clock, logger, metrics }),
    serve: (contract) =>
      grpcServer(contract, `${config.BIND}:${config.GRPC_PORT}`, {
        tls: grpcTlsFrom(config),
        onLoad: (server) => addHealth(server, contract.typeName, readiness),
      }),
  };
  return {
    ...platform,
    health: () => ({ bus, redis: redis.state }),
    async close() {
      for (const part of ['peers', 'bus', 'live', 'broadcast', 'keyValue', 'mailer', 'blobs'] as const)
        await platform[part].close();
    },
  };
};
