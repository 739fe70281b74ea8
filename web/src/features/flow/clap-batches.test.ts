import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ClapBatches, type SendClaps } from './clap-batches.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

interface Sent {
  claps: number;
  key: string;
  done: () => void;
  fail: () => void;
}

/** Batches whose requests the test answers itself. */
const setUp = (failure: 'again' | 'never' = 'again') => {
  const sent: Sent[] = [];
  const send: SendClaps = (claps, key) =>
    new Promise((done, fail) => sent.push({ claps, key, done, fail: () => fail(new Error('offline')) }));
  let again = () => undefined as void;
  const batches = new ClapBatches({
    send,
    onFailure(_, retry) {
      again = retry;
      return failure;
    },
  });
  const clap = (times: number, counted = 0) => {
    for (let time = 0; time < times; time++) batches.add(counted);
  };
  return { batches, sent, clap, retry: () => again() };
};

const pause = () => jest.advanceTimersByTimeAsync(1_000);
/** The effect of each answer. */
const settle = () => jest.advanceTimersByTimeAsync(0);

test('S-26: presses in a row are one batch, shown at once', async () => {
  const { batches, sent, clap } = setUp();
  clap(7);
  expect(batches.uncounted).toBe(7);
  expect(sent).toEqual([]);
  await pause();
  expect(sent.map(({ claps }) => claps)).toEqual([7]);
  sent[0]?.done();
  await settle();
  expect(batches.uncounted).toBe(0);
});

test('presses while a batch is on its way follow in another batch with another key', async () => {
  const { batches, sent, clap } = setUp();
  clap(2);
  await pause();
  clap(3);
  await pause();
  expect(sent).toHaveLength(1);
  sent[0]?.done();
  await settle();
  expect(sent.map(({ claps }) => claps)).toEqual([2, 3]);
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
  expect(batches.uncounted).toBe(3);
});

test('a failed batch is kept, and sent again with its key and its number', async () => {
  const { batches, sent, clap, retry } = setUp();
  clap(4);
  await pause();
  sent[0]?.fail();
  await settle();
  expect(batches.uncounted).toBe(4);
  clap(1);
  retry();
  expect(sent.map(({ claps, key }) => [claps, key])).toEqual([
    [4, sent[0]?.key],
    [4, sent[0]?.key],
  ]);
  sent[1]?.done();
  await settle();
  expect(sent[2]?.claps).toBe(1);
});

test('claps that can never be counted are taken back', async () => {
  const { batches, sent, clap } = setUp('never');
  clap(4);
  await pause();
  sent[0]?.fail();
  await settle();
  expect(batches.uncounted).toBe(0);
});

test('gives no more than 50 claps, including those that are already counted', async () => {
  const { batches, sent, clap } = setUp();
  clap(60, 45);
  expect(batches.uncounted).toBe(5);
  await pause();
  expect(sent[0]?.claps).toBe(5);
});
