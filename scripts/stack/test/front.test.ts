import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { test, type TestContext } from 'node:test';
import { startFleet } from '../fleet.ts';
import { planFront } from '../front.ts';
import { freePorts } from '../lib/ports.ts';
import { until } from '../lib/wait.ts';
import { temporary } from './support.ts';
import type { AddressInfo } from 'node:net';

/** Time in which the gateway and web still answer after a stop signal. */
const LEAVE_MS = 3_000;

/** A backend of the front: it answers with its name, and its check with a configurable state. */
async function backend(test: TestContext, name: string) {
  /** `givenUp`: requests that timed out */
  const state: { check: 'ready' | 'draining' | 'silent'; answered: number; givenUp: number } = {
    check: 'ready',
    answered: 0,
    givenUp: 0,
  };
  const site = createServer((_request, response) => response.end(name));
  const check = createServer((_request, response) => {
    if (state.check === 'silent') response.on('close', () => state.givenUp++);
    else response.writeHead(state.check === 'ready' ? 200 : 503).end(() => state.answered++);
  });
  for (const server of [site, check]) {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    test.after(() => server.close().closeAllConnections());
  }
  const portOf = (server: Server) => (server.address() as AddressInfo).port;
  return { name, state, site, address: `127.0.0.1:${portOf(site)}`, check: portOf(check) };
}

/**
 * HAProxy with such backends, after it has checked each: a backend without a successful check is down after its first
 * failed one.
 */
async function front(test: TestContext, backends: Awaited<ReturnType<typeof backend>>[]) {
  const { folder: home, running } = temporary(test);
  const [port = 0] = await freePorts(1);
  running.push(await startFleet({ home, processes: [planFront(home, { site: { port, backends } })] }));
  // Two checks, because the second one starts after the first was processed.
  const seen = () => backends.every(({ state }) => state.answered > 1);
  await until(seen, { what: 'checks', timeout: 10_000 });
  return async (init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, init);
    return answer.ok ? answer.text() : String(answer.status);
  };
}

test('a backend that is too busy for two checks is not marked as down', async (t) => {
  const web = await backend(t, 'web-1');
  const ask = await front(t, [web]);
  web.state.check = 'silent';
  await until(() => web.state.givenUp === 2, { what: 'giving up two checks', timeout: 30_000 });
  assert.equal(await ask(), 'web-1');
});

test('a backend that refuses connections is skipped at once, for reads and writes, even with successful checks', async (t) => {
  const [first, second] = [await backend(t, 'gateway-1'), await backend(t, 'gateway-2')];
  const ask = await front(t, [first, second]);
  assert.deepEqual([await ask(), await ask()].sort(), ['gateway-1', 'gateway-2']);
  second.site.close();
  const answers = [];
  for (const method of ['GET', 'POST', 'GET', 'POST', 'GET', 'POST']) answers.push(await ask({ method }));
  assert.deepEqual([...new Set(answers)], ['gateway-1']);
});

test('a draining backend gets no requests before it ends', async (t) => {
  const [first, second] = [await backend(t, 'gateway-1'), await backend(t, 'gateway-2')];
  const ask = await front(t, [first, second]);
  second.state.check = 'draining';
  const left = async () => [await ask(), await ask(), await ask()].every((name) => name === 'gateway-1');
  await until(left, { what: 'being left', timeout: LEAVE_MS });
});
