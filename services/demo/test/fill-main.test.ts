import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { generateKeys } from '@seyir/kit';

let data: string;
/** A server that answers but is no service. */
let other: Http2Server;
let PEERS: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'seyir-fill-'));
  other = createServer((_, response) => response.writeHead(404).end()).listen(0, '127.0.0.1');
  await once(other, 'listening');
  PEERS = JSON.stringify({ accounts: `127.0.0.1:${(other.address() as AddressInfo).port}` });
});
afterEach(async () => {
  other.close();
  await rm(data, { recursive: true, force: true });
});

const fill = (env: Record<string, string>) =>
  new Promise<{ code: unknown; stderr: string }>((resolve) =>
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../dist/main.js')],
      {
        env: {
          PATH: process.env['PATH'],
          NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
          SEYIR_DATA: data,
          PEERS,
          SIGNING_KEY: generateKeys().privateKey,
          ...env,
        },
        timeout: 25_000,
      },
      (error, _, stderr) => resolve({ code: error?.code, stderr }),
    ),
  );

it.each([
  ['PEERS that are missing', { PEERS: '' }, /^demo: PEERS is missing\n$/],
  ['PEERS that are no JSON', { PEERS: 'accounts=a:1' }, /^demo: PEERS: is not JSON\n$/],
  ['a service that PEERS do not name', { PEERS: '{}' }, /^demo: PEERS: accounts is missing\n$/],
  ['an address where another one answers', {}, /^demo: PEERS: accounts does not answer[^\n]+404[^\n]*\n$/],
  ['a SIGNING_KEY that is none', { SIGNING_KEY: 'word' }, /^demo: SIGNING_KEY: expected [^\n]+\n$/],
])(
  '%s: one line that names the variable',
  async (_, env, said) => {
    expect(await fill(env)).toEqual({ code: 1, stderr: expect.stringMatching(said) });
  },
  30_000,
);
