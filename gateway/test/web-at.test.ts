import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { webAt } from '../src/front/web-at.js';

const serve = async (asked: string[], name: string): Promise<Server> => {
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(name);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};
const hostOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`;

let pages: string[];
let secrets: string[];
let web: Server;
let inner: Server;
beforeEach(async () => {
  pages = [];
  secrets = [];
  web = await serve(pages, 'web');
  inner = await serve(secrets, 'inner');
});
afterEach(async () => {
  for (const server of [web, inner]) await new Promise((resolve) => server.close(resolve));
});

it('requests only the web server, for any path', async () => {
  const { handle } = webAt(`http://${hostOf(web)}`);
  for (const path of [`//${hostOf(inner)}/metrics`, `/.//${hostOf(inner)}/metrics`, '/dizi/a?b=%2F']) {
    const answer = await handle(new Request(`https://seyir.example${path}`));
    expect(await answer.text()).toBe('web');
  }
  expect(secrets).toEqual([]);
  expect(pages.at(-1)).toBe('/dizi/a?b=%2F');
});

it("accepts errors only from pages of the web server: a proxy's error is TRY_AGAIN", async () => {
  const proxy = createServer((request, response) => {
    if (request.url === '/of-web') response.setHeader('x-page-reads', '');
    response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>503 Service Unavailable</h1>');
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  try {
    const { handle } = webAt(`http://${hostOf(proxy)}`);
    await expect(handle(new Request('https://seyir.example/dizi/a'))).rejects.toMatchObject({
      code: 'TRY_AGAIN',
      details: { retryAfterMs: 1_000 },
    });
    expect((await handle(new Request('https://seyir.example/of-web'))).status).toBe(503);
  } finally {
    await new Promise((resolve) => proxy.close(resolve));
  }
});
