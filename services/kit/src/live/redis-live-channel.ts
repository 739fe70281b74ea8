import { AsyncLocalStorage } from 'node:async_hooks';
import type { LiveChannel } from '../ports/live-channel.js';
import { withDeadline } from '../time/deadline.js';
import { callListeners, travellingHint, type LiveListener } from './live-hint.js';
import type { RedisConfig } from '../redis/config.js';
import { connectIoredis, isConnected } from '../redis/ioredis-connection.js';

const ANSWER_MS = 250;

/** A prefix distinguishes an empty hint from none. */
const pack = (hint: string | undefined): string => (hint === undefined ? '' : `=${hint}`);
const unpack = (message: string): string | undefined => (message === '' ? undefined : message.slice(1));

/**
 * Wakes over Redis pub/sub. Wakes are lost while disconnected. After each reconnect every listener is woken with `undefined` as
 * soon as its subject is subscribed again. So is a listener whose first subscription is answered late.
 */
export async function redisLiveChannel(config: RedisConfig): Promise<LiveChannel> {
  const [sending, receiving] = [await connectIoredis(config), await connectIoredis(config)];
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
  await withDeadline(Promise.all([isConnected(sender), isConnected(receiver)]), ANSWER_MS, 'Redis').catch(
    () => undefined,
  );

  const quietly = async (work: Promise<unknown>) => {
    await withDeadline(work, ANSWER_MS, 'Redis').catch(() => undefined);
  };
  const subscribe = async (subject: string) => {
    const subscribed = receiver.subscribe(subject);
    await withDeadline(subscribed, ANSWER_MS, 'Redis').catch(() => {
      // The caller goes on without an answer. Wakes before a later answer are lost; after a lost connection 'ready' wakes.
      subscribed.then(
        () => call(subject, undefined),
        () => undefined,
      );
    });
  };

  return {
    get connected() {
      return receiver.status === 'ready';
    },
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
      // All listeners of a subject wait for the same subscription, so the second one does not resolve before it exists.
      if (receiver.status === 'ready') await subscribe(subject);
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
