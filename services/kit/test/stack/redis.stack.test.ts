import { afterEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createClient } from 'redis';
import { keptFrames } from '../../src/broadcast/feed.js';
import { redisBroadcast } from '../../src/broadcast/redis-broadcast.js';
import { redisKeyValue } from '../../src/key-value/redis-key-value.js';
import { redisLiveChannel } from '../../src/live/redis-live-channel.js';
import { eventually } from '../../src/testing/eventually.js';
import { describeBroadcast } from '../contracts/broadcast.contract.js';
import { describeKeyValue } from '../contracts/key-value.contract.js';
import { describeLiveChannel } from '../contracts/live-channel.contract.js';
import { closedAfterEach, runningStack } from './stack.js';
import { BACK, LOST, watchedRedis } from './watched-redis.js';

const stack = runningStack();
const url = stack.redisUrl;

async function asAdmin<T>(work: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T> {
  const client = createClient({ url });
  await client.connect();
  try {
    // The driver's full type and the type of a plain client differ only in their modules.
    return await work(client as ReturnType<typeof createClient>);
  } finally {
    client.destroy();
  }
}

describeKeyValue('Redis', async () => ({
  // These suites test the answers; the timing tests are below.
  store: await redisKeyValue({ url, answerMs: 5_000 }),
  elapse: async (ms) => {
    // Redis's own clock decides: this key expires when the time is over.
    const mark = `elapse ${randomUUID()}`;
    await asAdmin(async (client) => {
      await client.set(mark, '1', { expiration: { type: 'PX', value: ms } });
      await eventually(async () => (await client.exists(mark)) === 0, ms + 5_000);
    });
  },
  empty: async () => {
    await asAdmin((client) => client.flushAll());
  },
}));

describeLiveChannel('Redis', async () => ({
  here: await redisLiveChannel({ url }),
  there: await redisLiveChannel({ url }),
}));

const FRAMES_MS = 1_000;

describeBroadcast('Redis', async () => {
  const kept = { ...keptFrames, framesMs: FRAMES_MS };
  const mark = `outlive ${randomUUID()}`;
  return {
    here: await redisBroadcast({ url }, kept),
    there: await redisBroadcast({ url }, kept),
    outlive: () =>
      asAdmin(async (client) => {
        await client.set(mark, '1', { expiration: { type: 'PX', value: FRAMES_MS + 100 } });
        await eventually(async () => (await client.exists(mark)) === 0, FRAMES_MS + 5_000);
      }),
    subscriptions: (channel) =>
      asAdmin(async (client) => {
        const subject = `broadcast:${channel}`;
        return Number((await client.pubSubNumSub([subject]))[subject]);
      }),
  };
});

const numberOf = (item: number | string) => Number(String(item).replace('gap ', ''));

describe('Redis that fails', () => {
  afterEach(async () => {
    await stack.resume('redis');
    await stack.start('redis');
  });

  const quickly = async (work: Promise<unknown>) => {
    const begun = performance.now();
    await expect(work).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    expect(performance.now() - begun).toBeLessThan(2_000);
  };

  test('frozen: calls fail within their timeout, and succeed again afterwards', async () => {
    const store = await redisKeyValue({ url });
    await eventually(() => store.set('key', 'value', 60_000));
    await stack.pause('redis');
    for (let i = 0; i < 8; i++) {
      await quickly(store.get('key'));
      await quickly(store.increment('n', 1, 1_000));
    }
    await stack.resume('redis');
    expect(await eventually(() => store.get('key'))).toBe('value');
    await store.close();
  });

  test('down: calls fail at once, also for a store that starts without it, and succeed when it is back', async () => {
    const store = await redisKeyValue({ url });
    await stack.kill('redis');
    await eventually(() => quickly(store.get('key')).then(() => true));
    const late = await redisKeyValue({ url });
    await quickly(late.setIfAbsent('key', 'x', 1_000));
    await stack.start('redis');
    await eventually(() => store.set('key', 'again', 60_000));
    expect(await eventually(() => late.get('key'))).toBe('again');
    await store.close();
    await late.close();
  });

  test('a channel listens again after a disconnection and wakes all listeners with undefined', async () => {
    const [sender, receiver] = [await redisLiveChannel({ url }), await redisLiveChannel({ url })];
    const heard: (string | undefined)[] = [];
    await receiver.listen('subject', (hint) => heard.push(hint));
    await eventually(() => {
      sender.wake('subject', 'before');
      return heard.includes('before');
    });
    await stack.kill('redis');
    await eventually(() => !receiver.connected);
    sender.wake('subject', 'lost');
    const during = await receiver.listen('while away', () => heard.push('away'));
    await stack.start('redis');
    await eventually(() => heard.includes(undefined), 10_000);
    expect(receiver.connected).toBe(true);
    await eventually(() => {
      sender.wake('subject', 'after');
      sender.wake('while away');
      return heard.includes('after') && heard.includes('away');
    });
    await during.close();
    await sender.close();
    await receiver.close();
  });

  test('a listener is woken with undefined when its subscription is answered after the listening', async () => {
    const [sender, receiver] = [await redisLiveChannel({ url }), await redisLiveChannel({ url })];
    const heard: (string | undefined)[] = [];
    await eventually(() => receiver.connected);
    await stack.pause('redis');
    await receiver.listen('late subject', (hint) => heard.push(hint));
    expect(heard).toEqual([]);
    await stack.resume('redis');
    await eventually(() => heard.length > 0);
    expect(heard).toEqual([undefined]);
    await eventually(() => {
      sender.wake('late subject', 'after');
      return heard.includes('after');
    });
    await sender.close();
    await receiver.close();
  });

  const frame = (seq: number) => ({ seq, data: new TextEncoder().encode(String(seq)) });
  const broadcasting = async () => {
    const [sender, receiver] = [await redisBroadcast({ url }), await redisBroadcast({ url })];
    const channel = `thread ${randomUUID()}`;
    const got: (number | string)[] = [];
    await receiver.open(channel, 0, (item) => got.push('gap' in item ? `gap ${item.seq}` : item.seq));
    sender.publish(channel, frame(1));
    await eventually(() => got.length === 1);
    const close = async () => {
      await sender.close();
      await receiver.close();
    };
    return { sender, channel, got, close };
  };

  test('emptied and back: readers of frames get a gap, then the last unsent frame, then the following ones', async () => {
    const { sender, channel, got, close } = await broadcasting();
    await stack.kill('redis');
    await eventually(() => {
      sender.publish(channel, frame(2));
      sender.publish(channel, frame(3));
      return true;
    });
    await stack.start('redis');
    await eventually(() => got.some((item) => typeof item === 'string'), 20_000);
    sender.publish(channel, frame(4));
    await eventually(() => got.at(-1) === 4, 20_000);
    expect(got).toEqual([...got].sort((a, b) => numberOf(a) - numberOf(b)));
    await close();
  });

  test('frozen for a while: readers get all frames that were sent, and a gap for the others', async () => {
    const { sender, channel, got, close } = await broadcasting();
    await stack.pause('redis');
    for (const seq of [2, 3]) sender.publish(channel, frame(seq));
    await stack.resume('redis');
    await eventually(() => ['gap 3', 3].includes(got.at(-1) ?? ''), 20_000);
    await close();
  });

  test('frames: after a lost connection readers read again even if no number is missing, and then follow', async () => {
    const { sender, channel, got, close } = await broadcasting();
    // A frame that was lost with its sender leaves the number unchanged.
    await asAdmin((client) => client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']));
    await eventually(() => expect(got).toEqual([1, 'gap 1']), 20_000);
    sender.publish(channel, frame(2));
    await eventually(() => expect(got).toEqual([1, 'gap 1', 2]), 20_000);
    await close();
  });

  test('frames: a frame that the server refuses is sent when it is accepted, on the same connection', async () => {
    const { sender, channel, got, close } = await broadcasting();
    const limit = (bytes: string) =>
      asAdmin((client) => client.sendCommand(['CONFIG', 'SET', 'maxmemory', bytes]));
    await limit('1');
    sender.publish(channel, frame(2));
    await asAdmin((client) => client.ping());
    await limit('0');
    await eventually(() => expect(got).toEqual([1, 2]), 20_000);
    await close();
  });

  test('a channel notices a server that froze and disappeared silently', async () => {
    const receiver = await redisLiveChannel({ url });
    const heard: (string | undefined)[] = [];
    await receiver.listen('subject', (hint) => heard.push(hint));
    await stack.pause('redis');
    const begun = await eventually(async () => performance.now());
    const during = await receiver.listen('other', () => undefined);
    expect(performance.now() - begun).toBeLessThan(2_000);
    // Neither side closes the connection; only the missing answer shows that it is dead.
    await eventually(() => !heard.includes(undefined) && performance.now() - begun > 4_000, 10_000);
    await stack.resume('redis');
    await eventually(() => heard.includes(undefined), 10_000);
    await during.close();
    await receiver.close();
  });
});

describe('the reported state of the connections', () => {
  afterEach(async () => {
    await stack.resume('redis');
    await stack.start('redis');
  });
  const kept = closedAfterEach();
  const adapters = [redisKeyValue, redisLiveChannel] as const;
  const open = async (at = url, opened: readonly (typeof adapters)[number][] = adapters) => {
    const redis = watchedRedis();
    for (const adapter of opened) kept(await adapter(redis.watched({ url: at })));
    return redis;
  };

  test.each([
    ['both adapters', adapters],
    ['KeyValue alone', [redisKeyValue]],
    ['LiveChannel alone', [redisLiveChannel]],
  ])(
    'nothing while all is well; once that Redis is gone, and once that it is back: %s',
    async (_, opened) => {
      const { is, told } = await open(url, opened);
      await eventually(() => is('up'));
      expect(told()).toEqual([]);
      await stack.kill('redis');
      await eventually(() => is('down'));
      await stack.start('redis');
      await eventually(() => is('up'), 20_000);
      expect(told()).toEqual([
        ['warn', LOST, expect.stringMatching(/closed|ECONNRESET|ECONNREFUSED/)],
        ['info', BACK],
      ]);
    },
  );

  test('shows that no server answers, also if none did from the beginning', async () => {
    const before = await open();
    await eventually(() => before.is('up'));
    await stack.pause('redis');
    const during = await open();
    for (const { is, told } of [before, during]) {
      await eventually(() => is('down'), 10_000);
      expect(told()).toEqual([['warn', LOST, 'no answer']]);
    }
    await stack.resume('redis');
    for (const { is, told } of [before, during]) {
      await eventually(() => is('up'), 20_000);
      expect(told().at(-1)).toEqual(['info', BACK]);
    }
  });

  test('shows a wrong password, without repeating it, however often it is tried', async () => {
    const other = new URL(url);
    other.password = 'wrong-kapi';
    await asAdmin(async (client) => {
      const received = async () =>
        Number(/total_connections_received:(\d+)/.exec(await client.info('stats'))?.[1]);
      const before = await received();
      const { is, told, lines } = await open(other.href);
      // Each of the three connections has retried.
      await eventually(async () => (await received()) > before + 9, 20_000);
      expect(await is('down')).toBe(true);
      expect(told()).toEqual([['warn', LOST, expect.stringContaining('WRONGPASS')]]);
      expect(JSON.stringify(lines)).not.toContain(other.password);
    });
  });
});
