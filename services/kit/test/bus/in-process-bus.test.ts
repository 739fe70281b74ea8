import { describe, expect, test } from '@jest/globals';
import { BusAtRest } from '../../src/bus/in-process/bus-at-rest.js';
import { inProcessBus } from '../../src/bus/in-process-bus.js';
import { describeEventBus, event, inbox } from '../contracts/event-bus.contract.js';

describeEventBus('in process', async () => inProcessBus());

describe('the bus in process', () => {
  const topic = 'test.thing.v1';

  test('publishing resolves when every group has processed the event', async () => {
    const bus = inProcessBus();
    const taken: string[] = [];
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await bus.subscribe('quick', [topic], async () => void taken.push('quick'));
    await bus.subscribe('slow', [topic], async () => {
      await gate;
      taken.push('slow');
    });
    const publishing = bus.publish([event(topic, 'a', 1)]).then(() => taken.push('published'));
    release();
    await publishing;
    expect(taken).toEqual(['quick', 'slow', 'published']);
  });

  test('rejects with the reason of a refusal, and does not deliver the later events of the key', async () => {
    const bus = inProcessBus();
    const reason = new Error('no database');
    const tried: number[] = [];
    await bus.subscribe('readers', [topic], async ({ version }) => {
      tried.push(version);
      throw reason;
    });
    const outcomes = await Promise.allSettled([
      bus.publish([event(topic, 'a', 1), event(topic, 'a', 2)]),
      bus.publish([event(topic, 'a', 3)]),
    ]);
    expect(outcomes).toEqual([
      { status: 'rejected', reason },
      { status: 'rejected', reason },
    ]);
    expect(tried).toEqual([1]);
    await expect(bus.publish([event(topic, 'a', 1)])).rejects.toBe(reason);
    expect(tried).toEqual([1, 1]);
  });

  test('refuses to publish while a group is away, and before the bus is opened', async () => {
    const bus = inProcessBus({ held: true });
    const here = inbox();
    await bus.subscribe('here', [topic], here.deliver);
    await expect(bus.publish([event(topic, 'a', 1)])).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    bus.open();
    await bus.publish([event(topic, 'a', 1)]);
    const away = await bus.subscribe('away', [topic], inbox().deliver);
    await away.close();
    await expect(bus.publish([event(topic, 'a', 2)])).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    expect(here.versions('a')).toEqual([1]);
  });

  test('a delivery that is interrupted by close is postponed, not a failure', async () => {
    const bus = inProcessBus({ concurrency: 1 });
    const gate = Promise.withResolvers<void>();
    await bus.subscribe('readers', [topic], () => gate.promise);
    const publishing = bus.publish([event(topic, 'a', 1), event(topic, 'b', 1)]);
    const closing = bus.close();
    gate.resolve();
    await expect(publishing).rejects.toThrow(new BusAtRest('closed'));
    await closing;
    await expect(bus.publish([])).rejects.toThrow(new BusAtRest('closed'));
  });

  test('no more keys of a group run at the same time than allowed', async () => {
    const bus = inProcessBus({ concurrency: 2 });
    let now = 0;
    let most = 0;
    await bus.subscribe('readers', [topic], async () => {
      most = Math.max(most, ++now);
      await new Promise(setImmediate);
      now -= 1;
    });
    await bus.publish(Array.from({ length: 20 }, (_, index) => event(topic, `key ${index}`, 1)));
    expect(most).toBe(2);
  });
});
