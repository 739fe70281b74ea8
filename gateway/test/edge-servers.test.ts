import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing/stateless';
import { changedIds, wakes } from '@seyir/proto';
import { httpPagePurge } from '../src/index.js';
import { PAGE, PAGE_HASH, startSite, type Site } from './support/site.js';

const has = (program: string): boolean => spawnSync(program, ['-V']).error === undefined;
const configOf = (name: string) => readFile(join(import.meta.dirname, '../../deploy/edge', name), 'utf8');

/** Their workers would otherwise run as users who cannot read the folder of this test. */
const asRoot = process.getuid?.() === 0 ? 'user root; ' : '';

let folder: string;
let server: ChildProcess | undefined;
let site: Site | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seyir-edge-'));
});
afterEach(async () => {
  if (server?.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  server = undefined;
  await site?.close();
  site = undefined;
  await rm(folder, { recursive: true, force: true });
});

const listen = async (
  handler: Parameters<typeof createServer>[1],
): Promise<{ port: number; server: Server }> => {
  const opened = createServer(handler ?? (() => undefined));
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return { port: (opened.address() as AddressInfo).port, server: opened };
};
const freePort = async (): Promise<number> => {
  const { port, server: opened } = await listen(() => undefined);
  await new Promise((resolve) => opened.close(resolve));
  return port;
};
const answers = (url: string) => () =>
  fetch(url).then(
    () => true,
    () => false,
  );

(has('nginx') ? describe : describe.skip)('the example for nginx', () => {
  it('opens the signed asset, with ranges, and nothing else', async () => {
    const secret = 'e'.repeat(32);
    const bytes = Buffer.from('0123456789');
    const store = await listen((request, response) => {
      const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
      if (request.url !== '/seyir/media/deniz-01/v360.mp4') return void response.writeHead(404).end();
      const start = Number(range?.[1] ?? 0);
      const part = bytes.subarray(start, Math.min(Number(range?.[2] ?? 9), 9) + 1);
      const end = start + part.length - 1;
      response.writeHead(206, { 'content-range': `bytes ${start}-${end}/10`, 'content-length': part.length });
      response.end(part);
    });
    const port = await freePort();
    const example = await configOf('nginx-media.conf');
    const changed = example
      .replace('SECRET";', `${secret}";`)
      .replace('store.example:9000', `127.0.0.1:${store.port}`)
      .replace('/var/cache/nginx/media', join(folder, 'cache'))
      .replace('listen 8080', `listen 127.0.0.1:${port}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const paths = temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ');
    const file = join(folder, 'nginx.conf');
    await writeFile(
      file,
      `${asRoot}daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {} http { access_log off; ${paths} ${changed} }`,
    );
    server = spawn('nginx', ['-c', file, '-e', 'stderr'], { stdio: 'ignore' });
    site = await startSite({ config: { mediaEdge: { url: `http://127.0.0.1:${port}/v`, secret } } });
    await eventually(answers(`http://127.0.0.1:${port}/`));
    const { data } = await site.graphql(
      '{ stream(sourceHash: "source-1", episodeId: "episode-1") { dash } }',
    );
    const { dash } = data?.['stream'] as unknown as { dash: string };
    const segment = dash.replace('manifest.mpd', 'v360.mp4');
    const whole = await fetch(segment);
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
    expect(whole.headers.get('access-control-allow-origin')).toBe('https://seyir.example');
    const part = await fetch(segment, { headers: { range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    const [, end = ''] = /\/(\d{10})\//.exec(segment) ?? [];
    const wrong = [
      segment.replace('deniz-01', 'other'),
      segment.replace(end, String(Number(end) + 1)),
      segment.replace(end, String(Number(end) - 86_400)),
      segment.replace(/\/v\/./, (head) => (head.endsWith('A') ? '/v/B' : '/v/A')),
    ];
    for (const url of wrong) expect([url, (await fetch(url)).status]).toEqual([url, 403]);
    await new Promise((resolve) => store.server.close(resolve));
  });
});

/** Starts Varnish at `cache` with the example, in front of a gateway on this machine. */
const startVarnish = async (cache: string, gatewayPort = '8080'): Promise<void> => {
  const vcl = join(folder, 'seyir.vcl');
  const example = await configOf('varnish.vcl');
  await writeFile(vcl, example.replace('"gateway"', '"127.0.0.1"').replace('"8080"', `"${gatewayPort}"`));
  const options = ['-j', 'none', '-F', '-a', new URL(cache).host, '-f', vcl, '-n', join(folder, 'work')];
  server = spawn('varnishd', [...options, '-s', 'malloc,16m'], { stdio: 'ignore' });
  await eventually(answers(cache), 20_000);
};

(has('varnishd') ? describe : describe.skip)('the example for Varnish', () => {
  it('keeps a page until it changes', async () => {
    let made = 0;
    const cache = `http://127.0.0.1:${await freePort()}/`;
    site = await startSite({
      pagePurge: httpPagePurge([cache]),
      web: {
        async handle() {
          made += 1;
          const answer = await site?.gateway.executeInternal({ query: '{ titles { count } }' });
          return new Response(`${PAGE}${made} ${JSON.stringify(answer)}`, {
            headers: { 'content-type': 'text/html; charset=utf-8', 'x-page-scripts': PAGE_HASH },
          });
        },
      },
    });
    await startVarnish(cache, new URL(site.url).port);
    const get = async (headers: Record<string, string> = {}) => {
      const response = await fetch(cache, { headers });
      return { response, text: await response.text() };
    };
    // For a cached page, `x-varnish` has a second number: the request that filled the cache.
    const isKept = async () => (await get()).response.headers.get('x-varnish')?.includes(' ') ?? false;
    await eventually(isKept, 10_000);
    const { response, text } = await get({ cookie: 'sid=token-1' });
    expect([response.headers.get('cache-control'), response.headers.get('surrogate-key')]).toEqual([
      'no-cache',
      null,
    ]);
    expect(text).toBe((await get()).text);

    site.live.wake(wakes.catalogue, changedIds(['title-1']));
    await eventually(async () => {
      site?.clock.advance(500);
      return (await get()).text !== text;
    }, 10_000);
    expect(made).toBe(2);
  }, 60_000);

  it('accepts no tag that could mean more', async () => {
    const cache = `http://127.0.0.1:${await freePort()}/`;
    await startVarnish(cache);
    await expect(httpPagePurge([cache]).purge(['abc', 'd-e_f'])).resolves.toBeUndefined();
    await expect(httpPagePurge([cache]).purge(['.*'])).rejects.toThrow('400');
  }, 60_000);
});
