import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { test, type TestContext } from 'node:test';
import { startProxy } from '../lib/proxy.ts';

/** An echo server behind a proxy, and a connection through it. */
async function echo(t: TestContext) {
  const server = createServer((socket) => socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = await startProxy((server.address() as AddressInfo).port);
  t.after(async () => {
    await proxy.close();
    await new Promise((resolve) => server.close(resolve));
  });
  const connect = async () => {
    const socket = createConnection({ port: proxy.port, host: '127.0.0.1' });
    await once(socket, 'connect');
    return socket;
  };
  return { proxy, connect };
}

/** @param wait milliseconds */
async function say(socket: Socket, text: string, wait: number = 10_000) {
  const answer = once(socket, 'data', { signal: AbortSignal.timeout(wait) });
  socket.write(text);
  return String((await answer)[0]);
}

test('forwards in both directions, and the end of a connection too', async (t) => {
  const { connect } = await echo(t);
  const socket = await connect();
  assert.equal(await say(socket, 'one'), 'one');
  socket.end('two');
  assert.equal(String((await once(socket, 'data'))[0]), 'two');
  await once(socket, 'close');
});

test('hang: the connection stays and no data arrives; heal forwards the held data', async (t) => {
  const { proxy, connect } = await echo(t);
  const socket = await connect();
  assert.equal(await say(socket, 'one'), 'one');
  proxy.hang();
  await assert.rejects(say(socket, 'two', 300), { name: 'AbortError' });
  const late = await connect();
  await assert.rejects(say(late, 'three', 300), { name: 'AbortError' });
  const answers = Promise.all([once(socket, 'data'), once(late, 'data')]);
  proxy.heal();
  assert.deepEqual(
    (await answers).map(([data]) => String(data)),
    ['two', 'three'],
  );
});

test('refuse: open and new connections are closed; heal accepts them again', async (t) => {
  const { proxy, connect } = await echo(t);
  const socket = await connect();
  proxy.refuse();
  await once(socket, 'close');
  await once(await connect(), 'close');
  proxy.heal();
  assert.equal(await say(await connect(), 'again'), 'again');
});

test('delay: all data arrives later, once in each direction', async (t) => {
  const { proxy, connect } = await echo(t);
  const socket = await connect();
  proxy.delay(60);
  const began = performance.now();
  assert.equal(await say(socket, 'one'), 'one');
  assert.ok(performance.now() - began >= 115);
});
