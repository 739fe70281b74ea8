import { expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing/stateless';
import { createOutlet } from './outlet.js';

/** A socket that accepts one message per call. */
const slowSocket = () => {
  const sent: string[] = [];
  const taken: (() => void)[] = [];
  const socket = {
    readyState: 1,
    OPEN: 1,
    send(bytes: Buffer, _options: object, done: () => void) {
      sent.push(bytes.toString());
      taken.push(done);
    },
  };
  const takeAll = () => {
    while (taken.length > 0) taken.shift()?.();
  };
  return { socket, sent, takeAll };
};
const never = () => undefined;
const resync = () => Buffer.from('resync');
const message = (text: string, key?: string, of = resync) => ({ bytes: Buffer.from(text), key, resync: of });

it('sends in order, each after the socket has accepted the previous one', () => {
  const { socket, sent, takeAll } = slowSocket();
  const outlet = createOutlet(socket, never);
  for (const text of ['1', '2', '3']) outlet.offer(message(text));
  expect(sent).toEqual(['1']);
  takeAll();
  expect(sent).toEqual(['1', '2', '3']);
});

it('keeps only the newest waiting message per key and reader', () => {
  const { socket, sent, takeAll } = slowSocket();
  const outlet = createOutlet(socket, never);
  const other = () => Buffer.from('other');
  outlet.offer(message('first', 'counts'));
  outlet.offer(message('old', 'counts'));
  outlet.offer(message('theirs', 'counts', other));
  outlet.offer(message('new', 'counts'));
  takeAll();
  expect(sent).toEqual(['first', 'theirs', 'new']);
});

it.each([
  ['64 of them', Array.from({ length: 66 }, (_, n) => String(n))],
  ['256 kB', ['0', ...Array.from({ length: 4 }, () => 'x'.repeat(70_000))]],
])('drops what waits beyond %s, and makes each reader read again once', (_, texts) => {
  const { socket, sent, takeAll } = slowSocket();
  const outlet = createOutlet(socket, never);
  const other = () => Buffer.from('other resync');
  outlet.offer(message('sent'));
  outlet.offer(message('theirs', undefined, other));
  for (const text of texts) outlet.offer(message(text));
  takeAll();
  expect(sent[0]).toBe('sent');
  expect(
    sent
      .slice(1)
      .filter((text) => text.includes('resync'))
      .sort(),
  ).toEqual(['other resync', 'resync']);
  expect(sent.length).toBeLessThanOrEqual(6);
});

it('reports a socket as stuck if it accepts nothing while messages wait', async () => {
  const stuck: string[] = [];
  const [one, two] = [slowSocket(), slowSocket()];
  const limits = { most: 64, mostBytes: 256_000, stuckMs: 30 };
  const idle = createOutlet(two.socket, () => stuck.push('idle'), limits);
  idle.offer(message('1'));
  idle.offer(message('2'));
  two.takeAll();
  const outlet = createOutlet(one.socket, () => stuck.push('stuck'), limits);
  outlet.offer(message('1'));
  outlet.offer(message('2'));
  await eventually(() => stuck.length > 0);
  expect(stuck).toEqual(['stuck']);
});
