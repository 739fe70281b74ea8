import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Frame } from '@seyir/kit/stateless';
import { createFramePaces } from './frame-paces.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pace = { state: 100, members: 250 };
let seq = 0;
const frameOf = (key?: string): Frame => ({ seq: ++seq, data: new Uint8Array(), ...(key && { key }) });

/** A channel with a number of readers; `sent` are the numbers that each reader got. */
const channelOf = (readers: number) => {
  const paces = createFramePaces();
  const all = Array.from({ length: readers }, () => {
    const sent: number[] = [];
    const reader = paces.join('messaging.room.r.0', pace);
    return { sent, reader };
  });
  const publish = (frame: Frame) => {
    for (const { sent, reader } of all) reader.offer(frame, () => sent.push(frame.seq));
    return frame.seq;
  };
  return { all, publish, sent: () => all[0]!.sent };
};

it('sends each frame of a small room at once', () => {
  const { publish, sent } = channelOf(10);
  const published = Array.from({ length: 20 }, () => publish(frameOf('state')));
  expect(sent()).toEqual(published);
});

it('sends the newest frame each 100 ms once a small room has more than 20 frames in a second', async () => {
  const { publish, sent } = channelOf(10);
  for (let n = 0; n < 20; n += 1) publish(frameOf('state'));
  for (let n = 0; n < 300; n += 1) {
    publish(frameOf('state'));
    await jest.advanceTimersByTimeAsync(10);
  }
  expect(sent().length).toBeLessThanOrEqual(20 + 31);
  await jest.advanceTimersByTimeAsync(100);
  expect(sent().at(-1)).toBe(seq);
});

it('sends a large room ten frames with chat and four about members a second, the same ones to every reader', async () => {
  const { all, publish, sent } = channelOf(300);
  const members = new Set<number>();
  for (let n = 0; n < 100; n += 1) {
    publish(frameOf('state'));
    members.add(publish(frameOf('members')));
    await jest.advanceTimersByTimeAsync(10);
  }
  await jest.advanceTimersByTimeAsync(300);
  const ofMembers = sent().filter((one) => members.has(one));
  expect(ofMembers.length).toBeLessThanOrEqual(6);
  expect(sent().length - ofMembers.length).toBeLessThanOrEqual(12);
  expect(sent()).toContain(seq);
  for (const { sent: other } of all) expect(other).toEqual(sent());
});

it('a frame that no other replaces is sent at once, after those that wait', async () => {
  const { publish, sent } = channelOf(60);
  const [first, waiting, named] = [publish(frameOf('state')), publish(frameOf('state')), publish(frameOf())];
  expect(sent()).toEqual([first, waiting, named]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent()).toHaveLength(3);
});

it('a reader that has left gets nothing more', async () => {
  const { all, publish, sent } = channelOf(60);
  publish(frameOf('state'));
  publish(frameOf('state'));
  all[0]!.reader.leave();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent()).toHaveLength(1);
  expect(all[1]!.sent).toHaveLength(2);
});
