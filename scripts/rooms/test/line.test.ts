import { createServer, connect, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { arrivalOf, openLine, type Line } from '../line.ts';

const shape = { roundTripMs: 60, jitterMs: 10, loss: 0 };
const opened: (Line | Server)[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

/** A line to a server that sends back what it gets. */
const echoLine = async (): Promise<Line> => {
  const server = createServer((socket) => socket.pipe(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line = await openLine((server.address() as AddressInfo).port, shape);
  opened.push(line, server);
  return line;
};

describe('a shaped line', () => {
  it('delays by half a round trip and jitter, delays lost frames further, and keeps the order', () => {
    const seen = (...random: number[]) =>
      arrivalOf({ ...shape, loss: 0.01 }, 1_000, 0, () => random.shift() ?? 0);
    expect(seen(0.5, 0.5)).toBe(1_035);
    expect(seen(0.001, 0.5, 0)).toBe(1_330);
    expect(arrivalOf(shape, 1_000, 1_200, () => 0)).toBe(1_200);
  });

  it('carries all bytes in order, a handshake and a round trip later', async () => {
    const { port } = await echoLine();
    const socket = connect(port, '127.0.0.1');
    const began = performance.now();
    for (let n = 0; n < 50; n += 1) socket.write(`${n},`);
    socket.end();
    let [text, first] = ['', 0];
    for await (const bytes of socket) {
      first ||= performance.now() - began;
      text += String(bytes);
    }
    expect(text).toBe(Array.from({ length: 50 }, (_, n) => `${n},`).join(''));
    expect(first).toBeGreaterThanOrEqual(119);
  });

  it('breaks and refuses connections while it is cut', async () => {
    const line = await echoLine();
    const ends = () =>
      new Promise<string>((resolve) => {
        const socket = connect(line.port, '127.0.0.1');
        socket.on('connect', () => socket.write('x'));
        socket.on('data', () => resolve('answered'));
        socket.on('error', () => undefined);
        socket.on('close', () => resolve('closed'));
      });
    line.cut();
    expect(await ends()).toBe('closed');
    line.restore();
    expect(await ends()).toBe('answered');
  });
});
