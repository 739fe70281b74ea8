import type { Redis, RedisOptions } from 'ioredis';
import type { RedisConfig } from './config.js';
import { reconnectMs } from './open.js';
import { sentinelsOf } from './sentinels.js';
import { watchConnection } from './watch-connection.js';

const CONNECT_MS = 1_000;

export interface IoredisConnection {
  readonly redis: Redis;
  close(): void;
}

/**
 * A separate connection for pub/sub: it reconnects by itself, queues nothing while it is down, and does not resubscribe by
 * itself.
 */
export const connectIoredis = async (config: RedisConfig): Promise<IoredisConnection> => {
  const { Redis } = await import('ioredis');
  const status = config.observer?.connection();
  const options = {
    enableOfflineQueue: false,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MS,
    ...(config.ca !== undefined && { tls: { ca: config.ca } }),
    retryStrategy: reconnectMs,
  };
  const behind = behindSentinels(config);
  const redis = behind ? new Redis({ ...options, ...behind }) : new Redis(config.url, options);
  let failure: unknown;
  redis.on('error', (error) => {
    failure = error;
    // Sentinels that do not answer do not cause a 'close' event.
    if (redis.status !== 'ready') status?.down(error);
  });
  redis.on('close', () => status?.down(failure ?? 'connection closed'));
  redis.on('ready', () => {
    failure = undefined;
    status?.up();
  });
  const watch = watchConnection(redis, () => status?.down('no answer'));
  const close = () => {
    status?.close();
    watch.stop();
    redis.disconnect();
  };
  return { redis, close };
};

/** The driver options for finding the master through sentinels. */
const behindSentinels = ({ url, ca, sentinelPassword }: RedisConfig): RedisOptions | undefined => {
  const sentinels = sentinelsOf(url);
  if (!sentinels) return undefined;
  const { nodes, name, tls, username, password, database } = sentinels;
  const encrypted = ca === undefined ? {} : { ca };
  return {
    // Sentinels close connections to a deposed master; the driver's own detector could end the connection for good.
    sentinels: [...nodes],
    name,
    db: database,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(sentinelPassword !== undefined && { sentinelPassword }),
    sentinelCommandTimeout: CONNECT_MS,
    sentinelRetryStrategy: reconnectMs,
    ...((tls || ca !== undefined) && {
      tls: encrypted,
      sentinelTLS: encrypted,
      enableTLSForSentinelMode: true,
    }),
  };
};

export const isConnected = (redis: Redis): Promise<void> =>
  new Promise((resolve) => {
    redis.once('ready', () => resolve());
  });
