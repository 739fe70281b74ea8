import { expect, it } from '@jest/globals';
import { createTurns } from './turns.js';

it('gives the next turn to work without an address, however many others are waiting', async () => {
  const turns = createTurns({ atOnce: 2, mostWaiting: 10, rests: false });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    order.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => turns.take(work(name), name[0]));
  await new Promise(setImmediate);
  expect(order).toEqual(['a1', 'a2']);
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});
