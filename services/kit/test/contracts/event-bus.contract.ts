import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Deliver, EventBus, EventRecord, Subscription } from '../../src/ports/event-bus.js';
import type { KafkaTopic } from '../../src/bus/kafka-bus.js';
import { systemIds } from '../../src/time/system-ids.js';
import { eventually } from '../../src/testing/eventually.js';

const ids = systemIds();
const PATIENCE_MS = 30_000;

/** Publishes like a relay: repeats all records until the bus has accepted them. */
export async function relay(bus: EventBus, records: readonly EventRecord[]): Promise<void> {
  await eventually(() => bus.publish(records), PATIENCE_MS);
}

export const event = (topic: string, key: string, version: number): EventRecord => ({
  id: ids.next(),
  topic,
  key,
  version,
  type: 'seyir.test.v1.Changed',
  source: 'kit',
  time: new Date('2026-01-02T03:04:05.678Z'),
  data: new TextEncoder().encode(`${key} ${version} İstanbul`),
});

/** A consumer that records each event once, like an inbox. */
export function inbox(take: (event: EventRecord) => void | Promise<void> = () => undefined) {
  const taken: EventRecord[] = [];
  const deliver: Deliver = async (event) => {
    await take(event);
    if (!taken.some(({ id }) => id === event.id)) taken.push(event);
  };
  const versions = (key: string) => taken.filter((one) => one.key === key).map(({ version }) => version);
  const has = (wanted: readonly EventRecord[]) =>
    eventually(() => wanted.every(({ id }) => taken.some((one) => one.id === id)), PATIENCE_MS);
  return { taken, deliver, versions, has };
}

/** The contract of every EventBus. The factory creates a bus on which these topics exist and are empty. */
export function describeEventBus(
  name: string,
  factory: (topics: readonly KafkaTopic[]) => Promise<EventBus>,
): void {
  describe(`EventBus: ${name}`, () => {
    let bus: EventBus;
    let topic: string;
    let other: string;
    let subscriptions: Subscription[];

    beforeEach(async () => {
      topic = `test.${randomUUID()}.v1`;
      other = `test.${randomUUID()}.v1`;
      bus = await factory([topic, other].map((name) => ({ name, partitions: 3, retentionDays: 1 })));
      subscriptions = [];
    });
    afterEach(() => bus.close());

    const subscribe = async (group: string, deliver: Deliver, topics = [topic]) => {
      const subscription = await bus.subscribe(group, topics, deliver);
      subscriptions.push(subscription);
      return subscription;
    };
    const series = (key: string, count: number) =>
      Array.from({ length: count }, (_, index) => event(topic, key, index + 1));

    test('an event arrives as it was sent', async () => {
      const consumer = inbox();
      await subscribe('readers', consumer.deliver);
      const sent = { ...event(topic, 'kış', 7), traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
      await relay(bus, [sent]);
      await consumer.has([sent]);
      expect(consumer.taken).toEqual([sent]);
      const { traceparent: _, ...plain } = sent;
      const without = { ...plain, id: ids.next(), version: 8, data: new Uint8Array() };
      await relay(bus, [without]);
      await consumer.has([without]);
      expect(consumer.taken[1]).toStrictEqual(without);
    });

    test('events are ordered within each key', async () => {
      const consumer = inbox((one) => (one.version % 7 === 0 ? delay(1) : undefined));
      await subscribe('readers', consumer.deliver);
      const keys = ['a', 'b', 'c', 'd', 'e'];
      const mixed = Array.from({ length: 30 }, (_, i) => keys.map((key) => event(topic, key, i + 1))).flat();
      await relay(bus, mixed.slice(0, 80));
      await relay(bus, mixed.slice(80));
      await consumer.has(mixed);
      for (const key of keys)
        expect(consumer.versions(key)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    });

    test('every group gets every event of its topics and no other', async () => {
      const [one, two, both] = [inbox(), inbox(), inbox()];
      await subscribe('one', one.deliver);
      await subscribe('two', two.deliver, [other]);
      await subscribe('both', both.deliver, [topic, other]);
      const [here, there] = [event(topic, 'a', 1), event(other, 'a', 1)];
      await relay(bus, [here, there]);
      await both.has([here, there]);
      await one.has([here]);
      await two.has([there]);
      expect(one.taken).toHaveLength(1);
      expect(two.taken).toHaveLength(1);
    });

    test('members of a group share the keys, in order, without losses', async () => {
      const group = inbox();
      const seen = [new Set<string>(), new Set<string>()];
      for (const keys of seen) {
        await subscribe('shared', async (one) => {
          keys.add(one.key);
          await group.deliver(one);
        });
      }
      let version = 0;
      const sent: EventRecord[] = [];
      await eventually(async () => {
        version += 1;
        const round = Array.from({ length: 12 }, (_, i) => event(topic, `key ${i}`, version));
        sent.push(...round);
        await relay(bus, round);
        return seen.every((keys) => keys.size > 0);
      }, PATIENCE_MS);
      await group.has(sent);
      for (let i = 0; i < 12; i++) {
        const versions = group.versions(`key ${i}`);
        expect(versions).toEqual([...versions].sort((a, b) => a - b));
      }
    });

    test('a refused event is delivered again, and no later event of its key overtakes it', async () => {
      let refusals = 0;
      const consumer = inbox((one) => {
        if (one.key === 'a' && one.version === 2 && refusals++ < 3) throw new Error('not now');
      });
      await subscribe('readers', consumer.deliver);
      const sent = [...series('a', 5), ...series('b', 5)];
      await relay(bus, sent);
      await consumer.has(sent);
      expect(refusals).toBeGreaterThan(3);
      expect(consumer.versions('a')).toEqual([1, 2, 3, 4, 5]);
      expect(consumer.versions('b')).toEqual([1, 2, 3, 4, 5]);
    });

    test('a group that refuses an event does not delay another group', async () => {
      let refuses = true;
      const stubborn = inbox(() => {
        if (refuses) throw new Error('not now');
      });
      const willing = inbox();
      await subscribe('stubborn', stubborn.deliver);
      await subscribe('willing', willing.deliver);
      const sent = series('a', 3);
      const publishing = relay(bus, sent);
      await willing.has(sent.slice(0, 1));
      expect(stubborn.taken).toEqual([]);
      refuses = false;
      await publishing;
      await Promise.all([stubborn.has(sent), willing.has(sent)]);
      expect(stubborn.versions('a')).toEqual([1, 2, 3]);
    });

    test('a group that is slow on one topic continues with another', async () => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const consumer = inbox((one) => {
        if (one.topic === other) release();
        else return released;
      });
      await subscribe('readers', consumer.deliver, [topic, other]);
      const [slow, quick] = [event(topic, 'a', 1), event(other, 'a', 1)];
      const publishing = relay(bus, [slow]);
      await relay(bus, [quick]);
      await publishing;
      await consumer.has([slow, quick]);
      expect(consumer.taken).toHaveLength(2);
    });

    test('events that are sent while a group is away reach it when it is back', async () => {
      const before = inbox();
      const first = await subscribe('readers', before.deliver);
      const known = event(topic, 'a', 1);
      await relay(bus, [known]);
      await before.has([known]);
      await first.close();
      const missed = event(topic, 'a', 2);
      const publishing = relay(bus, [missed]);
      const after = inbox();
      await subscribe('readers', after.deliver);
      await publishing;
      await after.has([missed]);
      expect(before.taken).toEqual([known]);
    });

    test('closing a subscription waits for the running delivery and starts no others', async () => {
      let release: () => void = () => undefined;
      const running = new Promise<void>((resolve) => {
        release = resolve;
      });
      const begun: number[] = [];
      const ended: number[] = [];
      const subscription = await subscribe('readers', async ({ version }) => {
        begun.push(version);
        await running;
        ended.push(version);
      });
      const publishing = bus.publish(series('a', 3)).catch(() => undefined);
      await eventually(() => begun.length > 0, PATIENCE_MS);
      const closing = subscription.close().then(() => ended.push(0));
      // The test can only wait to see that the stream does not end.
      await Promise.race([closing, delay(1_500)]);
      expect(ended).toEqual([]);
      release();
      await closing;
      await publishing;
      expect(begun).toEqual([1]);
      expect(ended).toEqual([1, 0]);
    });

    test('a subscription that refuses every event can be closed', async () => {
      let refused = 0;
      const subscription = await subscribe('readers', async () => {
        refused += 1;
        throw new Error('never');
      });
      const publishing = bus.publish(series('a', 1)).catch(() => undefined);
      await eventually(() => refused > 0, PATIENCE_MS);
      await subscription.close();
      const before = refused;
      await publishing;
      expect(refused).toBe(before);
    });

    test('groups share no memory and no context with the publisher', async () => {
      const context = new AsyncLocalStorage<string>();
      const contexts: unknown[] = [];
      const spoiler = inbox((one) => {
        one.data.fill(0);
      });
      const reader = inbox(() => {
        contexts.push(context.getStore());
      });
      await subscribe('spoiler', spoiler.deliver);
      await subscribe('reader', reader.deliver);
      const sent = event(topic, 'a', 1);
      const bytes = sent.data.slice();
      await context.run('a transaction', () => relay(bus, [sent]));
      await Promise.all([spoiler.has([sent]), reader.has([sent])]);
      expect(reader.taken[0]!.data).toEqual(bytes);
      expect(sent.data).toEqual(bytes);
      expect(contexts[0]).toBeUndefined();
    });

    test('reports its cluster id, and refuses events after close', async () => {
      const id = await bus.clusterId();
      expect(id).not.toBe('');
      expect(await bus.clusterId()).toBe(id);
      await bus.publish([]);
      await bus.close();
      await expect(bus.publish([event(topic, 'a', 1)])).rejects.toMatchObject({ code: 'TRY_AGAIN' });
      await expect(bus.subscribe('late', [topic], async () => undefined)).rejects.toMatchObject({
        code: 'TRY_AGAIN',
      });
    });
  });
}
