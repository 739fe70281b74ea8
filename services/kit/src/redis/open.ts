import type { RedisClientType } from 'redis';
import { z } from 'zod';
import { withDeadline } from '../time/deadline.js';
import type { RedisConfig } from './config.js';
import { sentinelsOf, type Sentinels } from './sentinels.js';

const LONGEST_RECONNECT_MS = 1_000;
const CONNECT_MS = 1_000;

/** Pause before the next try, by the number of failed tries. */
export const reconnectMs = (tries: number): number => Math.min(50 * 2 ** tries, LONGEST_RECONNECT_MS);

/**
 * Opens a client. For one Redis address the client reconnects by itself. Behind sentinels it is connected to the current master
 * and stays closed when that is lost. Rejects if no sentinel knows a master that answers.
 */
export type Open = () => Promise<RedisClientType>;

type Redis = typeof import('redis');
const Address = z.tuple([z.string(), z.coerce.number()]);
const ignore = () => undefined;

export const opener = (redis: Redis, config: RedisConfig): Open => {
  const sentinels = sentinelsOf(config.url);
  return sentinels ? () => atMaster(redis, sentinels, config) : () => atAddress(redis, config);
};

const atAddress = ({ createClient }: Redis, { url, ca }: RedisConfig): Promise<RedisClientType> => {
  const client: RedisClientType = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      ...(ca !== undefined && { tls: true, ca }),
      reconnectStrategy: reconnectMs,
    },
  });
  client.on('error', ignore); // the caller that opened it gets the error too
  client.connect().catch(ignore);
  return Promise.resolve(client);
};

/** Asks one sentinel after the other; the master that it names must answer. */
const atMaster = async (
  redis: Redis,
  sentinels: Sentinels,
  config: RedisConfig,
): Promise<RedisClientType> => {
  const socket = {
    connectTimeout: CONNECT_MS,
    reconnectStrategy: false as const,
    ...((sentinels.tls || config.ca !== undefined) && { tls: true as const }),
    ...(config.ca !== undefined && { ca: config.ca }),
  };
  const connected = async (more: Parameters<Redis['createClient']>[0], host: string, port: number) => {
    const client = redis.createClient({
      ...more,
      disableOfflineQueue: true,
      socket: { ...socket, host, port },
    }) as RedisClientType;
    client.on('error', ignore);
    try {
      await withDeadline(client.connect(), CONNECT_MS, 'Redis');
      return client;
    } catch (error) {
      if (client.isOpen) client.destroy();
      throw error;
    }
  };
  const { username, password, database } = sentinels;
  const own = { ...(username && { username }), ...(password && { password }), database };
  const theirs = config.sentinelPassword === undefined ? {} : { password: config.sentinelPassword };
  let failure: unknown;
  for (const node of sentinels.nodes)
    try {
      const sentinel = await connected(theirs, node.host, node.port);
      const asked = sentinel.sendCommand(['SENTINEL', 'GET-MASTER-ADDR-BY-NAME', sentinels.name]);
      const answer = await withDeadline(asked, CONNECT_MS, 'Redis').finally(() => {
        if (sentinel.isOpen) sentinel.destroy();
      });
      return await connected(own, ...Address.parse(answer));
    } catch (error) {
      failure = error;
    }
  throw failure;
};
