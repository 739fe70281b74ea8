import { beforeEach, describe, expect, it } from '@jest/globals';
import { PartitionLane } from '../../src/bus/kafka/partition-lane.js';
import type { EventRecord } from '../../src/ports/event-bus.js';
import { eventually } from '../../src/testing/index.js';
import { memberEvent } from '../events/records.js';

describe('the lane of a partition', () => {
  let delivered: string[];
  let commits: string[];
  let deliver: (event: EventRecord) => Promise<void>;
  const nameOf = ({ key, version }: EventRecord) => `${key}@${version}`;
  const laneAfter = (after?: Promise<unknown>) =>
    new PartitionLane(
      {
        deliver: async (event) => {
          await deliver(event);
          delivered.push(nameOf(event));
        },
        refused: () => undefined,
        commit: (next) => Promise.resolve(commits.push(next) > 0),
        waiting: () => undefined,
      },
      after,
    );
  const fetched = (...events: EventRecord[]) => events.map((event, n) => ({ offset: String(10 + n), event }));

  beforeEach(() => {
    delivered = [];
    commits = [];
    deliver = () => Promise.resolve();
  });

  it('offers a refused event again, before the next of its key, and commits behind both', async () => {
    let refusals = 1;
    deliver = () => (refusals-- > 0 ? Promise.reject(new Error('not now')) : Promise.resolve());
    const lane = laneAfter();
    lane.push(fetched(memberEvent('a', 1), memberEvent('a', 2)));
    await eventually(() => expect(commits).toEqual(['12']));
    expect(delivered).toEqual(['a@1', 'a@2']);
    await lane.stop({ commit: true });
  });

  it('commits up to the first event that is not taken, whatever was taken behind it', async () => {
    deliver = (event) => (event.key === 'sick' ? Promise.reject(new Error('never')) : Promise.resolve());
    const lane = laneAfter();
    lane.push(fetched(memberEvent('a', 1), memberEvent('sick', 1), memberEvent('b', 1)));
    await eventually(() => expect(delivered).toEqual(['a@1', 'b@1']));
    await lane.stop({ commit: true });
    expect(commits).toEqual(['11']);
  });

  it('commits nothing of a partition that it has lost', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let begun = false;
    deliver = () => {
      begun = true;
      return promise;
    };
    const lane = laneAfter();
    lane.push(fetched(memberEvent('a', 1)));
    await eventually(() => begun);
    const stopped = lane.stop({ commit: false });
    resolve();
    await stopped;
    expect(commits).toEqual([]);
  });

  it('begins after the lane of the same partition before it has ended', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const order: string[] = [];
    deliver = async () => void order.push('delivered');
    const lane = laneAfter(promise.then(() => order.push('ended')));
    lane.push(fetched(memberEvent('a', 1)));
    // More turns than a delivery needs.
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    resolve();
    await eventually(() => expect(commits).toEqual(['11']));
    expect(order).toEqual(['ended', 'delivered']);
    await lane.stop({ commit: true });
  });
});
