import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import kafkajs from 'kafkajs';
import { pino } from 'pino';
import { kafkaBus, type KafkaConfig, type KafkaTopic } from '../../src/bus/kafka-bus.js';
import { eventually } from '../../src/testing/eventually.js';
import { describeEventBus, event, inbox, relay } from '../contracts/event-bus.contract.js';
import { closedAfterEach, runningStack } from './stack.js';

const stack = runningStack();
const bus = (topics: readonly KafkaTopic[], more: { publishTimeoutMs?: number } = {}) =>
  kafkaBus({ clientId: 'kit-test', brokers: [stack.brokers], topics, sessionTimeoutMs: 6_000, ...more });

describeEventBus('Kafka', bus);

describe('Kafka', () => {
  afterEach(async () => {
    await stack.resume('kafka');
    await stack.start('kafka');
  });
  // Closed when the broker is up again, because a bus leaves its groups on close.
  const kept = closedAfterEach();
  let topic: string;
  const make = async () => kept(await bus([{ name: topic, partitions: 3, retentionDays: 2 }]));
  const freshTopic = () => {
    topic = `test.${randomUUID()}.v1`;
    return make();
  };

  test('a message has CloudEvents headers, and its topic the partitions and retention of the table', async () => {
    const here = await freshTopic();
    const sent = { ...event(topic, 'a', 3), traceparent: '00-a-b-01' };
    await here.publish([sent]);
    const kafka = new kafkajs.Kafka({ brokers: [stack.brokers], logLevel: kafkajs.logLevel.NOTHING });
    const admin = kafka.admin();
    await admin.connect();
    const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
    expect(topics[0]!.partitions).toHaveLength(3);
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [{ type: kafkajs.ConfigResourceTypes.TOPIC, name: topic, configNames: ['retention.ms'] }],
    });
    expect(resources[0]!.configEntries[0]!.configValue).toBe(String(2 * 86_400_000));
    await admin.disconnect();
    const consumer = kafka.consumer({ groupId: 'raw' });
    const messages: kafkajs.KafkaMessage[] = [];
    await consumer.connect();
    await consumer.subscribe({ topic, fromBeginning: true });
    await consumer.run({ eachMessage: async ({ message }) => void messages.push(message) });
    await eventually(() => messages.length > 0, 20_000);
    await consumer.disconnect();
    const headers = Object.fromEntries(Object.entries(messages[0]!.headers!).map(([k, v]) => [k, String(v)]));
    expect(headers).toEqual({
      ce_specversion: '1.0',
      ce_id: sent.id,
      ce_type: sent.type,
      ce_source: 'kit',
      ce_time: '2026-01-02T03:04:05.678Z',
      'content-type': 'application/protobuf',
      version: '3',
      traceparent: '00-a-b-01',
    });
    expect(messages[0]!.key!.toString()).toBe('a');
  });

  test('an existing topic stays unchanged; its differences are logged once', async () => {
    const warnings: object[] = [];
    const logger = pino({ level: 'warn' }, { write: (line) => void warnings.push(JSON.parse(line)) });
    topic = `test.${randomUUID()}.v1`;
    const start = async (partitions: number, more: Partial<KafkaConfig> = {}) => {
      const topics = [{ name: topic, partitions, retentionDays: 2 }];
      const config = { clientId: 'kit-test', brokers: [stack.brokers], topics, logger, ...more };
      const made = kept(await kafkaBus(config));
      await eventually(() => made.publish([event(topic, 'a', 1)]).then(() => true), 20_000);
      return made;
    };
    await start(3, { replicationFactor: 1, minInSync: 1 });
    expect(warnings).toEqual([]);
    const other = await start(4, { replicationFactor: 3, minInSync: 2 });
    const consumer = inbox();
    await other.subscribe('readers', [topic], consumer.deliver);
    await eventually(() => consumer.taken.length > 0, 20_000);
    expect(warnings).toMatchObject([
      { topic, found: 3, partitions: 4 },
      { topic, copies: 1, wanted: 3 },
      { topic, found: 1, wanted: 2 },
    ]);
  });

  describe('the lag of a group', () => {
    const reading = new Set<string>();
    let behind: number | undefined;
    let answers: boolean | undefined;
    const watched = async () => {
      topic = `test.${randomUUID()}.v1`;
      const config: KafkaConfig = {
        clientId: 'kit-test',
        brokers: [stack.brokers],
        lagEveryMs: 100,
        topics: [{ name: topic, partitions: 1, retentionDays: 2 }],
        onAnswer: (up) => (answers = up),
        lag: {
          reads: (_, name, on) => void (on ? reading.add(name) : reading.delete(name)),
          behind: (_, events) => (behind = events),
        },
      };
      return kept(await kafkaBus(config));
    };
    const some = (count: number) => Array.from({ length: count }, (_, index) => event(topic, 'a', index + 1));

    test('is reported even while fetching pauses because too many events wait', async () => {
      const made = await watched();
      // More than may wait in the process.
      const sent = some(1_200);
      await relay(made, sent);
      const go = Promise.withResolvers<void>();
      const consumer = inbox(() => go.promise);
      const subscription = await made.subscribe('readers', [topic], consumer.deliver);
      await eventually(() => behind === 1_200, 20_000);
      await relay(made, some(300));
      await eventually(() => behind === 1_500, 20_000);
      go.resolve();
      await consumer.has(sent);
      await eventually(() => behind === 0, 20_000);
      await subscription.close();
      expect([behind, reading.has(topic)]).toEqual([undefined, false]);
    });

    test('is unknown while the broker does not answer', async () => {
      const made = await watched();
      await relay(made, some(1));
      await made.subscribe('readers', [topic], inbox().deliver);
      await eventually(() => behind === 0, 20_000);
      expect(answers).toBe(true);
      await stack.pause('kafka');
      await eventually(() => behind === undefined, 20_000);
      expect([reading.has(topic), answers]).toEqual([true, false]);
      await stack.resume('kafka');
      await eventually(() => behind === 0, 30_000);
      await eventually(() => answers === true);
    });
  });

  test('a foreign message is skipped', async () => {
    const here = await freshTopic();
    await here.publish([event(topic, 'a', 1)]);
    const producer = new kafkajs.Kafka({
      brokers: [stack.brokers],
      logLevel: kafkajs.logLevel.NOTHING,
    }).producer({
      createPartitioner: kafkajs.Partitioners.DefaultPartitioner,
    });
    await producer.connect();
    await producer.send({ topic, messages: [{ key: 'a', value: 'nonsense' }] });
    await producer.disconnect();
    const last = event(topic, 'a', 2);
    await here.publish([last]);
    const consumer = inbox();
    await here.subscribe('readers', [topic], consumer.deliver);
    await consumer.has([last]);
    expect(consumer.versions('a')).toEqual([1, 2]);
  });

  test('an event that a dead member had begun goes to the next member', async () => {
    const [first, second] = [await freshTopic(), await make()];
    let begun = 0;
    let abandon: () => void = () => undefined;
    const abandoned = new Promise<void>((_, reject) => {
      abandon = () => reject(new Error('died'));
    });
    await first.subscribe('readers', [topic], () => {
      begun += 1;
      return abandoned;
    });
    const sent = event(topic, 'a', 1);
    await first.publish([sent]);
    await eventually(() => begun === 1, 20_000);
    abandon();
    await first.close();
    const consumer = inbox();
    await second.subscribe('readers', [topic], consumer.deliver);
    await consumer.has([sent]);
  });

  test('a member that leaves regularly causes no duplicates', async () => {
    const here = await freshTopic();
    const sent = Array.from({ length: 120 }, (_, index) => event(topic, `key ${index % 7}`, index));
    const first = inbox();
    const subscription = await here.subscribe('readers', [topic], first.deliver);
    await here.publish(sent.slice(0, 100));
    await first.has(sent.slice(0, 100));
    await subscription.close();
    await here.publish(sent.slice(100));
    const second = inbox();
    await here.subscribe('readers', [topic], second.deliver);
    await second.has(sent.slice(100));
    expect(second.taken).toHaveLength(20);
  });

  test('while the broker is down publishing fails within seconds; afterwards all events arrive in order', async () => {
    const here = await freshTopic();
    const consumer = inbox();
    await here.subscribe('readers', [topic], consumer.deliver);
    const sent = Array.from({ length: 6 }, (_, index) => event(topic, 'a', index + 1));
    // Publishes again if its subscriber is creating the topic at the same moment.
    await relay(here, sent.slice(0, 2));
    await consumer.has(sent.slice(0, 2));
    await stack.kill('kafka');
    const begun = performance.now();
    await expect(here.publish(sent.slice(2, 4))).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    await expect(here.clusterId()).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    expect(performance.now() - begun).toBeLessThan(9_000);
    const publishing = relay(here, sent.slice(2));
    await stack.start('kafka');
    await publishing;
    await consumer.has(sent);
    expect(consumer.versions('a')).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('after a send whose answer was lost, the next send is not taken for its duplicate', async () => {
    const here = await freshTopic();
    const consumer = inbox();
    await here.subscribe('readers', [topic], consumer.deliver);
    await here.publish([event(topic, 'a', 1)]);
    const [unanswered, next] = [event(topic, 'a', 2), event(topic, 'a', 3)];
    await stack.pause('kafka');
    const begun = performance.now();
    await expect(here.publish([unanswered])).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    expect(performance.now() - begun).toBeLessThan(5_000);
    // After this time the driver has given up too. When the broker resumes, it still reads the event from its socket.
    await delay(20_000);
    await stack.resume('kafka');
    await consumer.has([unanswered]);
    await relay(here, [next]);
    await consumer.has([next]);
  });

  test('starts, subscribes and closes without a broker', async () => {
    await stack.kill('kafka');
    const here = await freshTopic();
    const consumer = inbox();
    await here.subscribe('readers', [topic], consumer.deliver);
    const lonely = await make();
    await lonely.subscribe('lonely', [topic], consumer.deliver);
    await lonely.close();
    await stack.start('kafka');
    const sent = event(topic, 'a', 1);
    await relay(here, [sent]);
    await consumer.has([sent]);
  });

  test('a broker that lost everything has a new id; events that are sent again reach the groups', async () => {
    const here = await freshTopic();
    const consumer = inbox();
    await here.subscribe('readers', [topic], consumer.deliver);
    const sent = Array.from({ length: 40 }, (_, index) => event(topic, `key ${index % 5}`, index));
    await relay(here, sent.slice(0, 10));
    await consumer.has(sent.slice(0, 10));
    const before = await here.clusterId();
    await stack.wipe('kafka');
    const after = await eventually(() => here.clusterId(), 30_000);
    expect(after).not.toBe(before);
    await relay(here, sent);
    await consumer.has(sent);
  });
});

afterAll(() => stack.start('kafka'));
