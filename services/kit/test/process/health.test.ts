import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Counter, Registry } from 'prom-client';
import { startHealthServer, type HealthServer } from '../../src/process/health.js';

let server: HealthServer;
let metrics: Registry;
const known = () => ({ redis: 'down' });
let details: () => Promise<Record<string, string>>;

beforeEach(async () => {
  metrics = new Registry();
  details = async () => ({ database: 'up', bus: 'down' });
  server = await startHealthServer({ host: '127.0.0.1', port: 0, metrics, details: () => details(), known });
});
afterEach(() => server.close());

const get = async (path: string, method = 'GET') => {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { method });
  return { status: response.status, body: await response.text() };
};

test('is ready from ready to draining, and always alive', async () => {
  const seen: [number, string][] = [];
  const look = async () => {
    const { status, body } = await get('/readyz');
    seen.push([status, (JSON.parse(body) as { state: string }).state]);
    expect((await get('/livez')).status).toBe(200);
  };
  await look();
  server.ready();
  await look();
  server.draining();
  await look();
  expect(seen).toEqual([
    [503, 'starting'],
    [200, 'ready'],
    [503, 'draining'],
  ]);
});

test('shows the state of its servers in the body without changing the status', async () => {
  server.ready();
  expect(await get('/readyz')).toEqual({
    status: 200,
    body: '{"state":"ready","database":"up","bus":"down","redis":"down"}',
  });
  details = () => Promise.reject(new Error('no database'));
  expect(await get('/readyz')).toEqual({
    status: 200,
    body: '{"state":"ready","details":"unknown","redis":"down"}',
  });
  details = () => new Promise(() => undefined);
  expect(await get('/readyz')).toEqual({
    status: 200,
    body: '{"state":"ready","details":"unknown","redis":"down"}',
  });
});

test('serves the metrics of its registry', async () => {
  new Counter({ name: 'calls_total', help: 'Calls', registers: [metrics] }).inc(3);
  expect((await get('/metrics')).body).toContain('calls_total 3');
});

test('answers nothing else', async () => {
  expect((await get('/')).status).toBe(404);
  expect((await get('/livez', 'POST')).status).toBe(404);
  expect((await get('/livez?probe=1')).status).toBe(200);
});
