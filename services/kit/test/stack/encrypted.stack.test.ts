import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readEnv } from '../../src/platform/config.js';
import { kafkaBus } from '../../src/platform/kafka-bus.js';
import { redisKeyValue } from '../../src/platform/redis-key-value.js';
import { redisLiveChannel } from '../../src/platform/redis-live-channel.js';
import { kafkaEnv, kafkaFrom, redisEnv, redisFrom } from '../../src/service/environment.js';
import { eventually } from '../../src/testing/eventually.js';
import { event } from '../contracts/event-bus.contract.js';
import { closedAfterEach, runningStack } from './stack.js';

const stack = runningStack();
const kept = closedAfterEach();

/** From the environment on, as a process of the fleet reads it. */
const kafka = async (topic: string, over: Record<string, string> = {}) => {
  const env = readEnv(kafkaEnv, { ...stack.secureKafka, ...over });
  const brokers = z.string().parse(env.KAFKA_BROKERS).split(',');
  const topics = [{ name: topic, partitions: 1, retentionDays: 1 }];
  return kept(await kafkaBus({ clientId: 'kit-test', brokers, topics, ...kafkaFrom(env) }));
};
const redis = (over: Record<string, string> = {}) =>
  redisFrom(readEnv(redisEnv, { ...stack.secureRedis, ...over }));

describe('Kafka with TLS and password', () => {
  test('carries events', async () => {
    const topic = `secure.${randomUUID()}.v1`;
    const bus = await kafka(topic, { KAFKA_REPLICATION: '1', KAFKA_MIN_IN_SYNC: '1' });
    const arrived: string[] = [];
    await bus.subscribe('secure', [topic], async ({ id }) => void arrived.push(id));
    const sent = event(topic, 'a', 1);
    await eventually(() => bus.publish([sent]).then(() => true), 20_000);
    await eventually(() => arrived.includes(sent.id), 20_000);
  });

  test.each([
    ['a wrong password', { KAFKA_PASSWORD: 'wrong' }],
    ['a certificate that nobody vouches for', { KAFKA_CA: '' }],
  ])('with %s nothing is sent', async (_, over) => {
    const topic = `secure.${randomUUID()}.v1`;
    const bus = await kafka(topic, over);
    await expect(bus.publish([event(topic, 'a', 1)])).rejects.toMatchObject({ code: 'TRY_AGAIN' });
  });
});

describe('Redis with TLS', () => {
  test('keeps values and carries wakes', async () => {
    const store = kept(await redisKeyValue(redis()));
    await eventually(() => store.set('secure', 'yes', 60_000).then(() => true));
    expect(await store.get('secure')).toBe('yes');
    const [here, there] = [kept(await redisLiveChannel(redis())), kept(await redisLiveChannel(redis()))];
    const heard: (string | undefined)[] = [];
    await there.listen('secure', (hint) => heard.push(hint));
    await eventually(() => {
      here.wake('secure', 'now');
      return heard.includes('now');
    });
  });

  test('with a certificate that nobody vouches for it is not spoken to', async () => {
    const store = kept(await redisKeyValue(redis({ REDIS_CA: '' })));
    await expect(store.get('secure')).rejects.toMatchObject({ code: 'TRY_AGAIN' });
  });
});
