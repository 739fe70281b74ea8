import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type * as Web from '../src/server/index.js';
import { gatewayOf } from './support/gateway.js';

const { clientAssetsDir, createWebServer } = (await import('@seyir/web')) as typeof Web;

let gateway: Server;
let server: Web.WebServer;
let url: string;
/** Delays the fake gateway's answers, and records whether a request is waiting. */
let hold = Promise.resolve();
let asked = () => {};
const errors: unknown[] = [];
beforeAll(async () => {
  const answer = gatewayOf();
  gateway = createServer((request, response) => {
    asked();
    void text(request)
      .then((body) => hold.then(() => body))
      .then((body) => answer(JSON.parse(body) as never, new AbortController().signal))
      .then((answered) => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('x-page-reads', 'catalogue.changed accounts.members.changed');
        response.end(JSON.stringify(answered));
      });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  server = await createWebServer({
    graphqlUrl: `http://127.0.0.1:${port}/graphql`,
    origin: 'https://seyir.example',
    onError: (error) => errors.push(error),
  });
  url = `http://127.0.0.1:${await server.start(0, '127.0.0.1')}`;
});
afterAll(async () => {
  await server.close();
  gateway.closeAllConnections();
  gateway.close();
});

test('a page lists its reads once, for the gateway that caches it', async () => {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-page-reads')).toBe('catalogue.changed accounts.members.changed');
  expect(await answer.text()).toContain('</html>');
});

test('a file lists no reads', async () => {
  expect((await fetch(`${url}/favicon.svg`)).headers.get('x-page-reads')).toBeNull();
});

test('serves the icon that browsers request by themselves', async () => {
  const icon = await fetch(`${url}/favicon.ico`);
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
});

test('a visitor who disconnects early causes no error', async () => {
  const leaving = new AbortController();
  const waiting = new Promise<void>((resolve) => (asked = resolve));
  let release = () => {};
  hold = new Promise((resolve) => (release = resolve));
  const page = fetch(url, { signal: leaving.signal });
  await waiting;
  leaving.abort();
  await expect(page).rejects.toThrow('aborted');
  release();
  const next = await fetch(url);
  expect(next.status).toBe(200);
  await next.text();
  expect(errors).toEqual([]);
});

test('keeps idle connections longer than proxies, which may send a request on them at any moment', async () => {
  const kept = await fetch(`${url}/livez`);
  const [, seconds] = /timeout=(\d+)/.exec(kept.headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

test('closes kept connections with their next answer during leave, and is not ready', async () => {
  const leaver = await createWebServer({
    graphqlUrl: 'http://127.0.0.1:9/graphql',
    origin: 'https://seyir.example',
  });
  const at = `http://127.0.0.1:${await leaver.start(0, '127.0.0.1')}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const ask = (path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get(at + path, { agent }, (answer) => answer.resume().once('end', () => resolve(answer))).once(
        'error',
        reject,
      );
    });
  expect((await ask('/livez')).headers.connection).toBe('keep-alive');
  const leaving = leaver.leave(1_000);
  const { statusCode, headers } = await ask('/readyz');
  expect([statusCode, headers.connection]).toEqual([503, 'close']);
  await leaving;
  await leaver.close();
  agent.destroy();
});

test('a client that does not read its answers does not prevent the close', async () => {
  const leaver = await createWebServer({
    graphqlUrl: 'http://127.0.0.1:9/graphql',
    origin: 'https://seyir.example',
  });
  const port = await leaver.start(0, '127.0.0.1');
  const client = connect(port, '127.0.0.1')
    .pause()
    .on('error', () => {});
  await once(client, 'connect');
  const [script] = (await readdir(`${clientAssetsDir}/assets`)).filter((name) => name.endsWith('.js'));
  // More answers than the buffers of both sockets hold, so that the last one stays unfinished.
  client.write(`GET /assets/${script} HTTP/1.1\r\nHost: seyir.example\r\n\r\n`.repeat(5_000));
  await leaver.close(200);
  client.destroy();
});

const main = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));
const sound = { WEB_GRAPHQL_URL: 'http://127.0.0.1:9/graphql', WEB_ORIGIN: 'https://seyir.example' };

test('reports all faults of its environment at once, one line per variable', async () => {
  const start = (env: Record<string, string>) =>
    new Promise((resolve) =>
      execFile(
        process.execPath,
        [main],
        {
          env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
          timeout: 25_000,
        },
        (error, _, stderr) => resolve({ code: error?.code, stderr }),
      ),
    );
  const said = (stderr: RegExp) => ({ code: 1, stderr: expect.stringMatching(stderr) });
  expect(await start({ ...sound, PORT: new URL(url).port })).toEqual(
    said(/^web: PORT: port \d+ is taken: [^\n]*\n$/),
  );
  expect(await start({ ...sound, WEB_ORIGIN: '' })).toEqual(said(/^web: WEB_ORIGIN is missing\n$/));
  const wrong = {
    WEB_ORIGIN: 'seyir.example',
    WEB_GRAPHQL_URL: 'gateway:8081/graphql',
    PORT: 'http',
    WEB_SERVICE_CREDENTIAL_FILE: '/absent',
  };
  const lines = [
    /PORT: expected a port[^\n]+/,
    /WEB_GRAPHQL_URL: expected http[^\n]+/,
    /WEB_SERVICE_CREDENTIAL_FILE: ENOENT[^\n]+/,
    /WEB_ORIGIN: expected http[^\n]+/,
  ].map(({ source }) => source);
  expect(await start(wrong)).toEqual(
    said(new RegExp(['^web: The environment is invalid:', ...lines].join('\\n  ') + '\\n$')),
  );
}, 60_000);

test('logs the same fields as all processes', async () => {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...sound,
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGTERM');
  expect(JSON.parse(String(line))).toEqual({
    level: 'info',
    service: 'web',
    msg: 'listening',
    port: expect.any(Number),
    time: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect((await ended)[0]).toBe(0);
}, 30_000);
