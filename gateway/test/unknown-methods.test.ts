import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startSite, type Site } from './support/site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const ask = async (requestLine: string, headers: readonly string[] = []): Promise<string> => {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const host = `host: ${hostname}:${port}`;
  socket.write([requestLine, host, 'connection: close', ...headers, '', ''].join('\r\n'));
  return text(socket);
};

it.each(['TRACE', 'PROPFIND', 'LOCK', 'M-SEARCH'])(
  'answers %s from another site with 403 in plain text, and from a page of its own with 404',
  async (method) => {
    const foreign = await ask(`${method} / HTTP/1.1`);
    expect(foreign).toMatch(/^HTTP\/1.1 403 /);
    expect(foreign).toMatch(/^content-type: text\/plain; charset=utf-8\r$/m);
    expect(foreign).toMatch(/^x-request-id: .+\r$/m);
    const own = await ask(`${method} / HTTP/1.1`, ['sec-fetch-site: same-origin']);
    expect(own).toMatch(/^HTTP\/1.1 404 .*Aradığın şey burada değil\.$/s);
    expect(site.log.join('')).not.toContain('request failed');
  },
);

it('answers 404 to a request target that is not a path', async () => {
  for (const target of ['*', '*openapi.json', 'openapi.json'])
    expect(await ask(`GET ${target} HTTP/1.1`)).toMatch(/^HTTP\/1.1 (404|400) /);
});

it('describes the legacy calls to GET and HEAD', async () => {
  const answer = await fetch(`${site.url}/openapi.json`);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0', paths: { '/auth/login': {} } });
  const head = await fetch(`${site.url}/openapi.json`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(10_000);
});
