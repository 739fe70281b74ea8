import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { takeLeave } from '../../src/process/take-leave.js';
import { eventually } from '../../src/testing/eventually.js';

const LEAVE_MS = 1_000;

let server: Server;
let agent: Agent;
let port: number;
beforeEach(async () => {
  server = createServer((_request, response) => response.end('yes'));
  agent = new Agent({ keepAlive: true, maxSockets: 4 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  agent.destroy();
  await new Promise((resolve) => server.close(resolve));
});

const ask = (): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', agent }, (response) =>
      response.resume().once('end', () => resolve(response)),
    )
      .once('error', reject)
      .end();
  });

it('ends each kept connection with a response, and serves new ones until its time is over', async () => {
  let left = false;
  let answered = 0;
  const visit = async (): Promise<void> => {
    for (;;) {
      const { statusCode, headers } = await ask();
      expect(statusCode).toBe(200);
      answered += 1;
      if (headers.connection === 'close') return;
      expect(left).toBe(false);
    }
  };
  const visits = [1, 2, 3, 4].map(visit);
  await eventually(() => answered > 40);
  const began = performance.now();
  const leaving = takeLeave(server, LEAVE_MS).then(() => (left = true));
  await Promise.all(visits);
  // No client is connected now, but a proxy that does not know of the end may still connect.
  expect((await ask()).headers.connection).toBe('close');
  await leaving;
  expect(performance.now() - began).toBeGreaterThan(LEAVE_MS * 0.99);
});

it('waits no longer than its limit for a silent connection', async () => {
  await ask();
  await takeLeave(server, 100);
  expect(Object.values(agent.freeSockets).flat()).toHaveLength(1);
});
