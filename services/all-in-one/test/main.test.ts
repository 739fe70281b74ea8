import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

let data: string;
let other: Server;
let taken: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'seyir-main-'));
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  taken = String((other.address() as AddressInfo).port);
});
afterEach(async () => {
  other.close();
  await rm(data, { recursive: true, force: true });
});

const start = (env: Record<string, string>) =>
  new Promise<{ code: unknown; stderr: string }>((resolve) =>
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../dist/main.js')],
      {
        env: {
          PATH: process.env['PATH'],
          NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
          SEYIR_DATA: data,
          PORT: '0',
          SEYIR_DEMO: 'false',
          ...env,
        },
        timeout: 50_000,
      },
      (error, _, stderr) => resolve({ code: error?.code, stderr }),
    ),
  );

it.each([
  ['ORIGIN', /^seyir: ORIGIN: expected https:\/\/[^\n]+\n$/, () => 'http://192.168.1.20:3000'],
  ['ORIGIN', /^seyir: ORIGIN: Invalid URL\n$/, () => 'seyir.example'],
  ['PORT', /^seyir: PORT: port \d+ is taken: [^\n]*\n$/, () => taken],
  ['HEALTH_PORT', /^seyir: HEALTH_PORT: port \d+ is taken: [^\n]*\n$/, () => taken],
  ['HOST', /^seyir: HOST: 0\.0\.0\.0 is not loopback, which needs ORIGIN[^\n]*\n$/, () => '0.0.0.0'],
  ['TRUSTED_PROXIES', /^seyir: TRUSTED_PROXIES: expected addresses[^\n]*\n$/, () => 'nonsense'],
  ['SEYIR_DATA', /^seyir: SEYIR_DATA: \/proc\/seyir cannot be used: [^\n]*\n$/, () => '/proc/seyir'],
])('%s that cannot be used is reported in one line with its name', async (name, said, value) => {
  expect(await start({ [name]: value() })).toEqual({ code: 1, stderr: expect.stringMatching(said) });
});

it.each([
  ['secrets.json', '{"media":', /^seyir: \S+\/secrets\.json: is not JSON; [^\n]*\n$/],
  ['demo-logins.json', '', /^seyir: \S+\/demo-logins\.json: is empty; [^\n]*\n$/],
])('%s that contains %j is reported in one line with the file', async (file, text, said) => {
  await writeFile(join(data, file), text);
  expect(await start({ SEYIR_DEMO: 'true' })).toEqual({ code: 1, stderr: expect.stringMatching(said) });
});

/** Reports when the process begins to handle signals; an earlier signal ends any program. */
const LISTENS = `data:text/javascript,process.on('newListener', (name) => name === 'SIGTERM' && console.log('listens'))`;

it('a signal ends the first start at any moment, without an error message', async () => {
  // Once while the modules load, and once while the site fills in the demo.
  for (const moment of ['listens', 'Placing']) {
    const site = spawn(
      process.execPath,
      ['--import', LISTENS, join(import.meta.dirname, '../dist/main.js')],
      {
        env: {
          PATH: process.env['PATH'],
          NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
          SEYIR_DATA: data,
          PORT: '0',
        },
      },
    );
    let [out, errors] = ['', ''];
    site.stderr.on('data', (part) => (errors += String(part)));
    const ended = once(site, 'close');
    while (!out.includes(moment)) out += String((await once(site.stdout, 'data'))[0]);
    site.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect({ out: out.includes('"level":"error"'), errors }).toEqual({ out: false, errors: '' });
  }
});
