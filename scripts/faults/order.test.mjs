import { expect, it } from '@jest/globals';
import { outOfOrder } from './lib/order.mjs';

const event = (key, version, second) => ({
  ...{ id: `${key}${version}`, key, version },
  appliedAt: second === undefined ? undefined : new Date(second * 1_000),
});

it('finds nothing where each key has its own order, whatever the others do', () => {
  expect(outOfOrder([event('a', 1, 5), event('b', 1, 1), event('a', 2, 6), event('b', 2, 1)])).toEqual([]);
});

it('finds what was applied before an earlier one, written again as it was, or not applied', () => {
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
