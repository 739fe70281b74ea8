import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { kafkaClient } from '../../src/bus/kafka/client.js';
import type { KafkaConfig } from '../../src/bus/kafka/config.js';
import { kafkaBus } from '../../src/bus/kafka-bus.js';
import { LagWatch } from '../../src/bus/kafka/lag-watch.js';

type Kafka = Awaited<ReturnType<typeof kafkaClient>>;

const TOPIC = 'comments.comment.v1';

describe('a broker that takes connections and says nothing', () => {
  let close: () => void;
  let met: Promise<unknown>;
  let config: KafkaConfig;
  beforeEach(async () => {
    const sockets = new Set<Socket>();
    const frozen = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
    await once(frozen.listen(0, '127.0.0.1'), 'listening');
    met = once(frozen, 'connection');
    const { port } = frozen.address() as AddressInfo;
    const lag = { reads: () => undefined, behind: () => undefined };
    config = { clientId: 'kit-test', brokers: [`127.0.0.1:${port}`], topics: [], lag };
    close = () => {
      for (const socket of sockets) socket.destroy();
      frozen.close();
    };
  });
  afterEach(() => close());

  it.each([
    ['a subscription', async () => (await kafkaBus(config)).subscribe('g', [TOPIC], () => Promise.resolve())],
    [
      'who asks how far it is behind',
      async () => {
        const watch = new LagWatch(await kafkaClient(config), config, 'notifications', [TOPIC]);
        watch.start();
        return watch;
      },
    ],
  ])('does not delay the close of %s', async (_, open) => {
    const opened = await open();
    await met;
    const began = performance.now();
    await opened.close();
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

it('ignores an answer that arrives after its query was abandoned', async () => {
  const asked = Promise.withResolvers<void>();
  const ends = Promise.withResolvers<object[]>();
  const admin = {
    connect: () => Promise.resolve(),
    disconnect: () => Promise.resolve(),
    fetchOffsets: async () => [{ topic: TOPIC, partitions: [{ partition: 0, offset: '3' }] }],
    fetchTopicOffsets: () => {
      asked.resolve();
      return ends.promise;
    },
  };
  const kafka = { admin: () => admin } as unknown as Kafka;
  const figures: (number | undefined)[] = [];
  const lag = { reads: () => undefined, behind: (_: object, events?: number) => void figures.push(events) };
  const config: KafkaConfig = { clientId: 'kit-test', brokers: [], topics: [], lag };
  const watch = new LagWatch(kafka, config, 'notifications', [TOPIC]);
  watch.start();
  await asked.promise;
  await watch.close();
  ends.resolve([{ partition: 0, low: '0', high: '7' }]);
  await new Promise(setImmediate);
  expect(figures).toEqual([]);
});
