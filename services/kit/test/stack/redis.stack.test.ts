import { afterEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createClient } from 'redis';
import { redisKeyValue } from '../../src/platform/redis-key-value.js';
import { redisLiveChannel } from '../../src/platform/redis-live-channel.js';
import { eventually } from '../../src/testing/eventually.js';
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
    // The driver's full type and the one of a plain client differ in their modules only.
    return await work(client as ReturnType<typeof createClient>);
  } finally {
    client.destroy();
  }
}

describeKeyValue('Redis', async () => ({
  // What is told here is what it answers; how soon is told below.
  store: await redisKeyValue({ url, answerMs: 5_000 }),
  elapse: async (ms) => {
    // Its own clock decides: a key with this time to live is gone when the time is over.
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

  test('frozen: calls fail within their time, and answer again once it goes on', async () => {
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

  test('gone: calls fail at once, also for a store that starts without it, and work when it is back', async () => {
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

  test('a channel listens again after a loss and wakes everyone with undefined', async () => {
    const [sender, receiver] = [await redisLiveChannel({ url }), await redisLiveChannel({ url })];
    const heard: (string | undefined)[] = [];
    await receiver.listen('subject', (hint) => heard.push(hint));
    await eventually(() => {
      sender.wake('subject', 'before');
      return heard.includes('before');
    });
    await stack.kill('redis');
    await eventually(() => {
      sender.wake('subject', 'lost');
      return true;
    });
    const during = await receiver.listen('while away', () => heard.push('away'));
    await stack.start('redis');
    await eventually(() => heard.includes(undefined), 10_000);
    await eventually(() => {
      sender.wake('subject', 'after');
      sender.wake('while away');
      return heard.includes('after') && heard.includes('away');
    });
    await during.close();
    await sender.close();
    await receiver.close();
  });

  test('a channel notices a server that froze and went away silently', async () => {
    const receiver = await redisLiveChannel({ url });
    const heard: (string | undefined)[] = [];
    await receiver.listen('subject', (hint) => heard.push(hint));
    await stack.pause('redis');
    const begun = await eventually(async () => performance.now());
    const during = await receiver.listen('other', () => undefined);
    expect(performance.now() - begun).toBeLessThan(2_000);
    // Nobody closes the connection: only the missing answer tells.
    await eventually(() => !heard.includes(undefined) && performance.now() - begun > 4_000, 10_000);
    await stack.resume('redis');
    await eventually(() => heard.includes(undefined), 10_000);
    await during.close();
    await receiver.close();
  });
});

describe('what a process tells of its connections', () => {
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

  test('that nothing answers, also where nothing did from the beginning', async () => {
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

  test('that the password is another one, without repeating it, however often it is tried', async () => {
    const other = new URL(url);
    other.password = 'wrong-kapi';
    await asAdmin(async (client) => {
      const received = async () =>
        Number(/total_connections_received:(\d+)/.exec(await client.info('stats'))?.[1]);
      const before = await received();
      const { is, told, lines } = await open(other.href);
      // Each of its three connections has tried again.
      await eventually(async () => (await received()) > before + 9, 20_000);
      expect(await is('down')).toBe(true);
      expect(told()).toEqual([['warn', LOST, expect.stringContaining('WRONGPASS')]]);
      expect(JSON.stringify(lines)).not.toContain(other.password);
    });
  });
});
