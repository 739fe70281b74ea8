import { AsyncLocalStorage } from 'node:async_hooks';
import type { Redis, RedisOptions } from 'ioredis';
import type { LiveChannel } from '../ports/live-channel.js';
import { withDeadline } from './deadline.js';
import { callListeners, travellingHint, type LiveListener } from './live-hint.js';
import type { RedisConfig } from './redis/config.js';
import { reconnectMs } from './redis/open.js';
import { sentinelsOf } from './redis/sentinels.js';
import { watchConnection } from './redis/watch-connection.js';

const ANSWER_MS = 250;
const CONNECT_MS = 1_000;

/** A hint travels behind a mark, so that none and an empty one differ. */
const pack = (hint: string | undefined): string => (hint === undefined ? '' : `=${hint}`);
const unpack = (message: string): string | undefined => (message === '' ? undefined : message.slice(1));

/**
 * Wakes over Redis pub/sub. While it is disconnected wakes are lost; after each connection every listener is woken
 * with `undefined`, once its subject is subscribed again.
 */
export async function redisLiveChannel(config: RedisConfig): Promise<LiveChannel> {
  const { Redis } = await import('ioredis');
  const connect = () => {
    const fares = config.observer?.connection();
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
      // Sentinels that do not answer close nothing.
      if (redis.status !== 'ready') fares?.down(error);
    });
    redis.on('close', () => fares?.down(failure ?? 'connection closed'));
    redis.on('ready', () => {
      failure = undefined;
      fares?.up();
    });
    const watch = watchConnection(redis, () => fares?.down('no answer'));
    const close = () => {
      fares?.close();
      watch.stop();
      redis.disconnect();
    };
    return { redis, close };
  };
  const [sending, receiving] = [connect(), connect()];
  const [sender, receiver] = [sending.redis, receiving.redis];
  const listeners = new Map<string, Set<LiveListener>>();
  const call = (subject: string, hint: string | undefined) =>
    setImmediate(() => callListeners(listeners.get(subject) ?? [], hint));

  receiver.on('message', (subject: string, message: string) => call(subject, unpack(message)));
  receiver.on('ready', () => {
    const subjects = [...listeners.keys()];
    const wakeAll = () => {
      for (const subject of subjects) call(subject, undefined);
    };
    if (subjects.length > 0) receiver.subscribe(...subjects).then(wakeAll, () => receiver.disconnect(true));
  });
  await withDeadline(Promise.all([ready(sender), ready(receiver)]), ANSWER_MS, 'Redis').catch(
    () => undefined,
  );

  const quietly = async (work: Promise<unknown>) => {
    await withDeadline(work, ANSWER_MS, 'Redis').catch(() => undefined);
  };

  return {
    wake(subject, hint) {
      if (sender.status === 'ready')
        sender.publish(subject, pack(travellingHint(hint))).catch(() => undefined);
    },
    async listen(subject, onWake) {
      const inOwnContext = AsyncLocalStorage.snapshot();
      const of = listeners.get(subject) ?? new Set();
      const listener: LiveListener = (hint) => {
        if (of.has(listener)) inOwnContext(onWake, hint);
      };
      listeners.set(subject, of.add(listener));
      // Asked for by every listener, so that the second one of a subject does not resolve before it is subscribed.
      if (receiver.status === 'ready') await quietly(receiver.subscribe(subject));
      return {
        async close() {
          of.delete(listener);
          if (of.size > 0 || listeners.get(subject) !== of) return;
          listeners.delete(subject);
          if (receiver.status === 'ready') await quietly(receiver.unsubscribe(subject));
        },
      };
    },
    async close() {
      for (const of of listeners.values()) of.clear();
      listeners.clear();
      sending.close();
      receiving.close();
    },
  };
}

/** How the driver finds the master, where sentinels know who it is. */
const behindSentinels = ({ url, ca, sentinelPassword }: RedisConfig): RedisOptions | undefined => {
  const sentinels = sentinelsOf(url);
  if (!sentinels) return undefined;
  const { nodes, name, tls, username, password, database } = sentinels;
  const encrypted = ca === undefined ? {} : { ca };
  return {
    // Sentinels close connections to a master that they depose; the driver's own detector may end it for good instead.
    ...{ sentinels: [...nodes], name, db: database },
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(sentinelPassword !== undefined && { sentinelPassword }),
    sentinelCommandTimeout: CONNECT_MS,
    sentinelRetryStrategy: reconnectMs,
    ...((tls || ca !== undefined) && {
      ...{ tls: encrypted, sentinelTLS: encrypted, enableTLSForSentinelMode: true },
    }),
  };
};

const ready = (redis: Redis): Promise<void> =>
  new Promise((resolve) => {
    redis.once('ready', () => resolve());
  });
