import { expect, it } from '@jest/globals';
import { outOfOrder } from './lib/order.ts';

const event = (key: string, version: number, second?: number) => ({
  id: `${key}${version}`,
  key,
  version,
  appliedAt: second === undefined ? undefined : new Date(second * 1_000),
});

it('finds nothing if each key is in order, whatever the order between keys', () => {
  expect(outOfOrder([event('a', 1, 5), event('b', 1, 1), event('a', 2, 6), event('b', 2, 1)])).toEqual([]);
});

it('finds an event applied before an earlier one, applied with an old state, or not applied', () => {
  const events = [
    event('a', 1, 5),
    event('a', 2, 4),
    event('b', 1, 1),
    event('b', 1, 2),
    event('c', 1, 1),
    event('c', 2),
  ];
  expect(outOfOrder(events)).toEqual(['a 2', 'b 1', 'c 2']);
});
