import { EventEmitter } from 'node:events';
import { expect, it } from '@jest/globals';
import { createOpenSockets, type OpenSockets } from './open-sockets.js';

const open = (sockets: OpenSockets, count: number) => {
  const closed: { code: number; waitMs: number; at: number }[] = [];
  const refused = Array.from({ length: count }, () => {
    const events = new EventEmitter();
    const close = (code: number, reason: string) => {
      closed.push({ code, waitMs: Number(/^wait=(\d+)$/.exec(reason)?.[1]), at: performance.now() });
      events.emit('close');
    };
    const once = (event: 'close', listener: () => void) => events.once(event, listener);
    return sockets.add({ close, once, terminate: () => undefined });
  }).filter((taken) => !taken);
  return { closed, refused };
};

it('ends a twentieth of the sockets in each twentieth of the time, each with a delay, and accepts no more', async () => {
  const sockets = createOpenSockets();
  const { closed } = open(sockets, 4_000);
  const draining = sockets.drain(20_000);
  expect(closed).toHaveLength(200);
  expect(open(sockets, 1).refused).toHaveLength(1);
  expect(closed.every(({ code, waitMs }) => code === 1012 && waitMs >= 0 && waitMs <= 1_000)).toBe(true);
  sockets.closeAll();
  expect(closed).toHaveLength(4_000);
  // More sockets at once get proportionally longer delays.
  const waits = closed.slice(200).map(({ waitMs }) => waitMs);
  expect(Math.max(...waits)).toBeGreaterThan(6_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(7_600);
  await draining;
});

it('ends a few sockets at once', async () => {
  const sockets = createOpenSockets();
  const { closed } = open(sockets, 40);
  await sockets.drain(20_000);
  expect(closed).toHaveLength(40);
});
