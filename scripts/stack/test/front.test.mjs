import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { startFleet } from '../fleet.mjs';
import { planFront } from '../front.mjs';
import { freePorts } from '../lib/ports.mjs';
import { until } from '../lib/wait.mjs';
import { temporary } from './support.mjs';

/** How long the gateway and web go on answering once they are told to end. */
const LEAVE_MS = 3_000;

/**
 * A process as the front sees it: it answers its name, and its check as it is told to.
 * @param {import('node:test').TestContext} test
 * @param {string} name
 */
async function backend(test, name) {
  /** @type {{ check: 'ready' | 'draining' | 'silent', answered: number, givenUp: number }} `givenUp`: waited in vain */
  const state = { check: 'ready', answered: 0, givenUp: 0 };
  const site = createServer((_request, response) => response.end(name));
  const check = createServer((_request, response) => {
    if (state.check === 'silent') response.on('close', () => state.givenUp++);
    else response.writeHead(state.check === 'ready' ? 200 : 503).end(() => state.answered++);
  });
  for (const server of [site, check]) {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    test.after(() => server.close().closeAllConnections());
  }
  const portOf = (/** @type {import('node:http').Server} */ server) =>
    /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  return { ...{ name, state, site }, address: `127.0.0.1:${portOf(site)}`, check: portOf(check) };
}

/**
 * HAProxy before such processes, once it has seen each: one that it has not seen yet is down with the first check that fails.
 * @param {import('node:test').TestContext} test
 * @param {Awaited<ReturnType<typeof backend>>[]} backends
 */
async function front(test, backends) {
  const { folder: home, running } = temporary(test);
  const [port = 0] = await freePorts(1);
  running.push(await startFleet({ home, processes: [planFront(home, { site: { port, backends } })] }));
  // Twice: the second comes after the answer of the first was taken.
  const seen = () => backends.every(({ state }) => state.answered > 1);
  await until(seen, { what: 'checks', timeout: 10_000 });
  return async (/** @type {RequestInit} */ init = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, init);
    return answer.ok ? answer.text() : String(answer.status);
  };
}

test('one that is too busy for two checks is not taken for down', async (t) => {
  const web = await backend(t, 'web-1');
  const ask = await front(t, [web]);
  web.state.check = 'silent';
  await until(() => web.state.givenUp === 2, { what: 'giving up two checks', timeout: 30_000 });
  assert.equal(await ask(), 'web-1');
});

test('one that takes no connections is passed over at once, reads and writes, though its checks are well', async (t) => {
  const [first, second] = [await backend(t, 'gateway-1'), await backend(t, 'gateway-2')];
  const ask = await front(t, [first, second]);
  assert.deepEqual([await ask(), await ask()].sort(), ['gateway-1', 'gateway-2']);
  second.site.close();
  const answers = [];
  for (const method of ['GET', 'POST', 'GET', 'POST', 'GET', 'POST']) answers.push(await ask({ method }));
  assert.deepEqual([...new Set(answers)], ['gateway-1']);
});

test('one that drains is left before it ends', async (t) => {
  const [first, second] = [await backend(t, 'gateway-1'), await backend(t, 'gateway-2')];
  const ask = await front(t, [first, second]);
  second.state.check = 'draining';
  const left = async () => [await ask(), await ask(), await ask()].every((name) => name === 'gateway-1');
  await until(left, { what: 'being left', timeout: LEAVE_MS });
});
