import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createTally } from './addresses.ts';
import type { FloodOptions } from './flood.ts';

/**
 * Sends POSTs whose body never ends: headers, `{`, and nothing more.
 * @returns connections by the status of their answer, `open` without one
 */
export const unfinishedBodies = async ({
  origin,
  addressOf,
  seconds,
  count = 1_100,
}: FloodOptions): Promise<Record<string, number>> => {
  const { hostname, port, host } = new URL(origin);
  const tally = createTally();
  const head = [
    'POST /graphql HTTP/1.1',
    `host: ${host}`,
    `origin: ${origin}`,
    'content-type: application/json',
    'content-length: 1000',
  ].join('\r\n');
  const sockets = Array.from({ length: count }, (_, index) => {
    let answer = '';
    const socket = connect({ host: hostname, port: Number(port), localAddress: addressOf(index) });
    socket.on('connect', () => socket.write(`${head}\r\n\r\n{`));
    socket.on('data', (data) => (answer += String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => tally.add(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 'open'));
    return socket;
  });
  await delay(seconds * 1_000);
  await Promise.all(
    sockets.map((socket) => {
      const closed = new Promise((resolve) => socket.once('close', resolve));
      const isClosed = socket.closed;
      socket.destroy();
      return isClosed ? Promise.resolve() : closed;
    }),
  );
  return tally.counts;
};
