import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readEnv } from '../../src/process/config.js';
import { keptFrames } from '../../src/broadcast/feed.js';
import { redisBroadcast } from '../../src/broadcast/redis-broadcast.js';
import { redisKeyValue } from '../../src/key-value/redis-key-value.js';
import { redisLiveChannel } from '../../src/live/redis-live-channel.js';
import { redisEnv, redisFrom } from '../../src/service/environment.js';
import { eventually } from '../../src/testing/eventually.js';
import { describeBroadcast } from '../contracts/broadcast.contract.js';
import { describeKeyValue } from '../contracts/key-value.contract.js';
import { describeLiveChannel } from '../contracts/live-channel.contract.js';
import { startSentinels, type Sentinels } from './sentinels.js';
import { closedAfterEach } from './stack.js';
import { BACK, LOST, watchedRedis } from './watched-redis.js';

const FAILOVER_MS = 30_000;

describe('Redis behind sentinels', () => {
  let sentinels: Sentinels;
  beforeAll(async () => {
    sentinels = await startSentinels();
  });
  afterAll(() => sentinels.stop());

  describeKeyValue('Redis behind sentinels', async () => ({
    store: await redisKeyValue({ ...sentinels.config, answerMs: 5_000 }),
    elapse: async (ms) => {
      const mark = `elapse ${randomUUID()}`;
      await sentinels.atMaster('SET', mark, '1', 'PX', String(ms));
      await eventually(async () => (await sentinels.atMaster('EXISTS', mark)) === 0, ms + 5_000);
    },
    empty: async () => {
      await sentinels.atMaster('FLUSHALL');
    },
  }));

  describeBroadcast('Redis behind sentinels', async () => {
    const kept = { ...keptFrames, framesMs: 1_000 };
    return {
      here: await redisBroadcast(sentinels.config, kept),
      there: await redisBroadcast(sentinels.config, kept),
      outlive: async () => {
        const mark = `outlive ${randomUUID()}`;
        await sentinels.atMaster('SET', mark, '1', 'PX', '1100');
        await eventually(async () => (await sentinels.atMaster('EXISTS', mark)) === 0, 6_000);
      },
    };
  });

  describeLiveChannel('Redis behind sentinels', async () => ({
    here: await redisLiveChannel(sentinels.config),
    there: await redisLiveChannel(sentinels.config),
  }));
});

describe('Redis behind sentinels that change their master', () => {
  let sentinels: Sentinels;
  const kept = closedAfterEach();
  afterEach(() => sentinels.stop());

  /** A value and a wake, with addresses from a process's environment. */
  const connect = async () => {
    const { url, sentinelPassword, ca } = sentinels.config;
    const env = { REDIS_URL: url, REDIS_SENTINEL_PASSWORD: sentinelPassword, REDIS_CA: ca };
    const { watched, is, told } = watchedRedis();
    const config = watched(redisFrom(readEnv(redisEnv, env)));
    const store = kept(await redisKeyValue(config));
    const [here, there] = [kept(await redisLiveChannel(config)), kept(await redisLiveChannel(config))];
    const heard: (string | undefined)[] = [];
    await there.listen('subject', (hint) => heard.push(hint));
    const works = async (mark: string) => {
      await eventually(() => store.set('key', mark, 60_000).then(() => true), FAILOVER_MS);
      expect(await eventually(() => store.get('key'))).toBe(mark);
      await eventually(() => {
        here.wake('subject', mark);
        return heard.includes(mark);
      }, FAILOVER_MS);
    };
    await works('before');
    return { store, heard, works, is, told };
  };
  const changed = (from: number) => eventually(async () => (await sentinels.master()) !== from, FAILOVER_MS);

  test('killed: calls fail at once, then values and wakes use the new master, and listeners are woken', async () => {
    sentinels = await startSentinels();
    const { store, heard, works, is, told } = await connect();
    await eventually(() => is('up'));
    expect(told()).toEqual([]);
    const before = await sentinels.master();
    // The first sentinel in the address is killed too: any of them is enough.
    await sentinels.kill(sentinels.sentinels[0] ?? 0);
    await sentinels.kill(before);
    await eventually(() =>
      expect(store.get('key'))
        .rejects.toMatchObject({ code: 'TRY_AGAIN' })
        .then(() => true),
    );
    await changed(before);
    await works('after');
    expect(heard).toContain(undefined);
    await eventually(() => is('up'), FAILOVER_MS);
    expect(told()).toEqual([
      ['warn', LOST, expect.any(String)],
      ['info', BACK],
    ]);
  });

  test('frozen: no connection is closed, and the new master is still found', async () => {
    sentinels = await startSentinels();
    const { store, works } = await connect();
    const before = await sentinels.master();
    sentinels.freeze(before);
    await eventually(async () => {
      await store.get('key').catch(() => undefined);
      return (await sentinels.master()) !== before;
    }, FAILOVER_MS);
    await works('after');
  });

  test('with TLS and passwords on both sides: a failover that an operator starts while the master lives', async () => {
    sentinels = await startSentinels({ tls: true });
    const { works } = await connect();
    const before = await sentinels.master();
    await sentinels.failOver();
    await changed(before);
    await works('after');
  });
});
